import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const frenchDetection: Detection = {
  smallWords: list(`
    le les du et avec pour une dans sur aux au par ans chez à d'une leur ainsi
  `),
  telltales: /[çœèê]|\b(?:expérience|formation|compétences|langues)\b/giu,
  scan: {
    name: 'fra',
    words: /\b(et|des|les|du|le|au|avec|pour|une|dans|sur|formation|comp.tences|ann.es|dipl.me)\b/gi,
  },
};
