import { quotation } from '@fitted/language/writing/quotations';

/** Addresses count as quotes, as they must not change either. */
const quoted = new RegExp(`${quotation}|(?:https?:\\/\\/|www\\.)\\S+`, 'gu');

/** Changes only what is outside quotation marks; quoted words stay as they are. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  let out = '';
  let from = 0;
  for (const match of text.matchAll(quoted)) {
    out += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return out + change(text.slice(from));
}

/** Whether a position in the text is inside quotation marks. */
export function isQuoted(text: string, at: number): boolean {
  return [...text.matchAll(quoted)].some((match) => at >= match.index && at < match.index + match[0].length);
}
