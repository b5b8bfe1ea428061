import type { NumberWords } from '../../number-words.ts';
import { numbered } from '../../number-words.ts';

export const englishNumbers: NumberWords = {
  values: {
    ...numbered(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ...{ one: 1, dozen: 12, twice: 2, thrice: 3, pair: 2, couple: 2 },
  },
  multipliers: {
    hundred: 100,
    hundreds: 100,
    thousand: 1000,
    thousands: 1000,
    million: 1e6,
    millions: 1e6,
    billion: 1e9,
  },
  ordinals: numbered('second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 2),
  joiners: ['and'],
  joinsFrom: 100,
  countsInTwenties: false,
  magnitudes: { thousand: 1e3, million: 1e6, millions: 1e6, billion: 1e9, hundred: 100 },
  percent: ['percent', 'per cent', 'pct'],
  between: 'to|and',
  became: 'to',
};
