import { hasCjk } from '../words/word-list.ts';

/**
 * "E X P E R I E N C E" is one word set wide. A wider gap keeps words apart ("W O R K   H I S T O R Y"); where every gap is
 * the same, `matchHeading` still knows the heading, because it compares without spaces.
 */
export function collapseLetterSpacing(text: string): string {
  if (!isLetterSpaced(text)) return text.replace(/\s+/gu, ' ');
  return text
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

/** Chinese and Japanese signs with a space between them are left alone: theirs may be words. */
export function isLetterSpaced(text: string): boolean {
  return /^\p{L}\p{M}*(?:\s+[\p{L}&'’/-]\p{M}*){3,}$/u.test(text) && !hasCjk(text);
}
