import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const frenchDetection: Detection = {
  smallWords: list(`
    ainsi ans au aux avec chez d'une dans du et le les leur par pour sur une à
  `),
  telltales: /[çœèê]|\b(?:expérience|formation|compétences|langues)\b/giu,
  scan: {
    name: 'fra',
    words: /\b(et|des|les|du|le|au|avec|pour|une|dans|sur|formation|comp.tences|ann.es|dipl.me)\b/gi,
  },
};
