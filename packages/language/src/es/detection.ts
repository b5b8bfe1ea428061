import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const spanishDetection: Detection = {
  smallWords: list('al años como con del desde el hasta las los más para por que sobre sus una y'),
  telltales: /[ñ¿¡]|\b(?:experiencia|formación|idiomas|habilidades)\b/giu,
  scan: {
    name: 'spa',
    words: /\b(y|del|los|las|el|al|con|para|por|una|experiencia|formaci.n|educaci.n|habilidades|a.os)\b/gi,
  },
};
