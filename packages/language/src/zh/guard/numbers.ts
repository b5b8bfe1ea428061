import type { NumberWords } from '../../number-words.ts';

export const chineseNumbers: NumberWords = {
  values: {},
  multipliers: {},
  ordinals: {},
  joiners: [],
  joinsFrom: 20,
  countsInTwenties: false,
};
