import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const germanDetection: Detection = {
  smallWords: list(`
    der die das und mit für von bei im zur zum einer sowie auf durch den des ein
  `),
  telltales: /[ßäöü]|\b(?:berufserfahrung|ausbildung|kenntnisse|sprachen|lebenslauf)\b/giu,
  scan: {
    name: 'deu',
    words: /\b(und|der|die|das|mit|für|von|bei|im|zur|berufserfahrung|kenntnisse|ausbildung)\b/gi,
  },
};
