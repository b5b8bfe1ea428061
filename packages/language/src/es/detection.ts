import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const spanishDetection: Detection = {
  smallWords: list(`
    el los las del y con por para una que al como más sus sobre desde hasta años
  `),
  telltales: /[ñ¿¡]|\b(?:experiencia|formación|idiomas|habilidades)\b/giu,
  scan: {
    name: 'spa',
    words: /\b(y|del|los|las|el|al|con|para|por|una|experiencia|formaci.n|educaci.n|habilidades|a.os)\b/gi,
  },
};
