import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const englishDetection: Detection = {
  smallWords: list('across and as at by for from into is of that the their through to using which with'),
  scan: {
    name: 'eng',
    words: /\b(the|and|of|with|for|to|in|experience|skills|education|from)\b/gi,
  },
};
