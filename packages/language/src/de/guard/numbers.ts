import type { NumberWords } from '../../number-words.ts';
import { numbered } from '../../number-words.ts';

const germanUnits =
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig';
const germanTens = numbered('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10);
const germanOnes = { ein: 1, ...numbered('zwei drei vier funf sechs sieben acht neun', 2) };
const germanCompounds = Object.fromEntries(
  Object.entries(germanTens).flatMap(([tens, value]) =>
    Object.entries(germanOnes).map(([ones, unit]) => [`${ones}und${tens}`, value + unit]),
  ),
);

export const germanNumbers: NumberWords = {
  values: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    ...numbered(germanUnits, 2),
    ...germanTens,
    ...germanCompounds,
    zwo: 2,
    dutzend: 12,
    zweimal: 2,
    dreimal: 3,
    viermal: 4,
    funfmal: 5,
    sechsmal: 6,
    zweitagig: 2,
    zweitagige: 2,
    zweitagigen: 2,
    dreitagig: 3,
    dreitagige: 3,
    funftagig: 5,
    funftagige: 5,
  },
  multipliers: { hundert: 100, tausend: 1000, million: 1e6, millionen: 1e6, milliarde: 1e9, milliarden: 1e9 },
  ordinals: Object.fromEntries(
    ['zweit 2', 'dritt 3', 'viert 4', 'funft 5', 'sechst 6', 'siebt 7', 'acht 8', 'neunt 9', 'zehnt 10'].flatMap(
      (pair) => {
        const [stem = '', value] = pair.split(' ');
        return ['e', 'en', 'er', 'es', 'em', 'el'].map((ending) => [`${stem}${ending}`, Number(value)]);
      },
    ),
  ),
  joiners: ['und'],
  joinsFrom: 20,
  countsInTwenties: false,
  magnitudes: { tausend: 1e3, millionen: 1e6, milliarden: 1e9 },
  percent: ['prozent'],
  between: 'auf|bis|und',
  became: 'auf',
};
