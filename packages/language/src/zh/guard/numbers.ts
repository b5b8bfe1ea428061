import type { NumberWords } from '../../number-words.ts';

export const chineseNumbers: NumberWords = {
  values: {},
  multipliers: {},
  ordinals: {},
  joiners: [],
  joinsFrom: 20,
  countsInTwenties: false,
  magnitudes: { 千: 1e3, 百: 100, 万: 1e4, 萬: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8, 億: 1e8 },
  percent: [],
  between: '到|至',
  became: '到|至|降|升',
};
