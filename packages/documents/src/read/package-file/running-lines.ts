import { isPageNumber } from '../page-numbers.ts';
import type { DocumentLine } from './document-lines.ts';

/** Removes duplicates: headers or footers of first, left and other pages mostly repeat each other or the text. */
export function keepOnce(lines: readonly DocumentLine[], elsewhere: readonly DocumentLine[]): DocumentLine[] {
  const seen = new Set(elsewhere.map((line) => line.text.trim()));
  return lines.filter((line) => {
    const text = line.text.trim();
    if (text === '') return true;
    if (seen.has(text) || isPageNumber(text)) return false;
    seen.add(text);
    return true;
  });
}
