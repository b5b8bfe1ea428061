import type { Detection } from '../detection.ts';
import { list } from '../word-list.ts';

export const germanDetection: Detection = {
  smallWords: list('auf bei das den der des die durch ein einer für im mit sowie und von zum zur'),
  telltales: /[ßäöü]|\b(?:berufserfahrung|ausbildung|kenntnisse|sprachen|lebenslauf)\b/giu,
  scan: {
    name: 'deu',
    words: /\b(und|der|die|das|mit|für|von|bei|im|zur|berufserfahrung|kenntnisse|ausbildung)\b/gi,
  },
};
