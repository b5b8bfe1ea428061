import type { NumberWords } from '../../number-words.ts';

export const japaneseNumbers: NumberWords = {
  values: {},
  multipliers: {},
  ordinals: {},
  joiners: [],
  joinsFrom: 20,
  countsInTwenties: false,
  magnitudes: { 千: 1e3, 百: 100, 万: 1e4, 百万: 1e6, 千万: 1e7, 億: 1e8 },
  percent: ['パーセント'],
  between: 'から|を?',
  became: 'に|へ',
};
