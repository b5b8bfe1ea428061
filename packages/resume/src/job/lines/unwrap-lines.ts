import { pattern } from '@fitted/language/pattern';
import { jobCues } from '../../cues.ts';
import { hasCjk } from '../../parse/words/word-list.ts';
import { bulletMark } from './bullet-mark.ts';
import { isHeading } from './posting-headings.ts';

const narrowest = 40;
const widest = 140;
/** A line that ends like this continues on the next one. */
const unfinished = pattern('iu')`(?:[,，、(（]|[^\p{L}]${jobCues.any('unfinished')})$`;
const finished = /[.!?:;。！？：；…][)"”»」）]?$/u;

/**
 * Replaces line breaks inside a sentence with spaces, which keeps offsets valid: postings are pasted from emails and pages that
 * wrap lines at a fixed width.
 */
export function unwrapLines(text: string): string {
  const lines = text.split('\n');
  const widths = blockWidths(lines);
  let unwrapped = lines[0] ?? '';
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    unwrapped += (goesOn(lines[at - 1] ?? '', line, widths[at] ?? 0) ? ' ' : '\n') + line;
  }
  return unwrapped;
}

/** For each line, the length of the longest line in its block. Blocks are separated by blank lines. */
function blockWidths(lines: readonly string[]): number[] {
  const widths: number[] = [];
  let from = 0;
  let width = 0;
  const close = (to: number) => {
    while (widths.length < to) widths.push(width);
    from = to;
    width = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') close(at + 1);
    else width = Math.max(width, line.trimEnd().length);
  }
  if (from < lines.length) close(lines.length);
  return widths;
}

function goesOn(line: string, next: string, width: number): boolean {
  const start = next.trimStart();
  const before = line.trimEnd();
  if (before.trim() === '' || start === '' || bulletMark.test(next) || isHeading(start)) return false;
  const own = before.replace(bulletMark, '').trim();
  if (finished.test(before) || (isHeading(own) && !unfinished.test(own))) return false;
  if (unfinished.test(own)) return true;
  const isCjk = hasCjk(own);
  const isFull = width >= (isCjk ? narrowest / 2 : narrowest) && width <= widest;
  const first = isCjk ? 2 : (/^\S+/u.exec(start)?.[0].length ?? 0) + 1;
  // The first word of the next line would not have fitted on this one.
  if (isFull && before.length + first > width) return true;
  return /^\p{Ll}/u.test(start) && before.length > width / 2 && before.length > narrowest / 2;
}
