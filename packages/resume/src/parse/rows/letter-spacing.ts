import { hasCjk } from '../words/word-list.ts';

/**
 * "E X P E R I E N C E" is one letter-spaced word. Wider gaps separate words ("W O R K   H I S T O R Y"); if all gaps
 * are equal, `matchHeading` still recognises the heading, because it compares without spaces.
 */
export function collapseLetterSpacing(text: string): string {
  if (!isLetterSpaced(text)) return text.replace(/\s+/gu, ' ');
  return text
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

/** Not for Chinese and Japanese, where a single character may be a word. */
export function isLetterSpaced(text: string): boolean {
  return /^\p{L}\p{M}*(?:\s+[\p{L}&'’/-]\p{M}*){3,}$/u.test(text) && !hasCjk(text);
}
