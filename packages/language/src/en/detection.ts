import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const englishDetection: Detection = {
  smallWords: list(`
    the and of for with to at by from that using which through across into their is as
  `),
  scan: {
    name: 'eng',
    words: /\b(the|and|of|with|for|to|in|experience|skills|education|from)\b/gi,
  },
};
