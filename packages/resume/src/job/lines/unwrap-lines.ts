import { pattern } from '@fitted/language/pattern';
import { hasCjk } from '../../parse/words/word-list.ts';
import { jobCues } from '../job-cues.ts';
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
  const blocks = blocksOf(lines);
  let unwrapped = lines[0] ?? '';
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    unwrapped += (goesOn(lines[at - 1] ?? '', line, blocks[at] ?? noBlock) ? ' ' : '\n') + line;
  }
  return unwrapped;
}

/** Lines without a blank one between them. */
interface Block {
  /** The length of its longest line. */
  readonly width: number;
  /** No line goes on in small letters: a list that has lost its marks. */
  readonly isListLike: boolean;
}

const noBlock: Block = { width: 0, isListLike: false };

/** For each line, the block that it is in. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  const close = (to: number) => {
    const own = lines.slice(from, to).filter((line) => line.trim() !== '');
    const block = {
      width: Math.max(0, ...own.map((line) => line.trimEnd().length)),
      isListLike: !own.some((line) => /^\s*\p{Ll}/u.test(line)),
    };
    while (blocks.length < to) blocks.push(block);
    from = to;
  };
  for (const [at, line] of lines.entries()) if (line.trim() === '') close(at + 1);
  close(lines.length);
  return blocks;
}

function goesOn(line: string, next: string, { width, isListLike }: Block): boolean {
  const start = next.trimStart();
  const before = line.trimEnd();
  if (before.trim() === '' || start === '' || bulletMark.test(next) || isHeading(start)) return false;
  const own = before.replace(bulletMark, '').trim();
  if (finished.test(before) || (isHeading(own) && !unfinished.test(own))) return false;
  if (unfinished.test(own)) return true;
  const isCjk = hasCjk(own);
  const isFull = width >= (isCjk ? narrowest / 2 : narrowest) && width <= widest;
  const first = isCjk ? 2 : (/^\S+/u.exec(start)?.[0].length ?? 0) + 1;
  // The first word of the next line would not have fitted on this one; but the longest item of a list is as full.
  if (isListLike && /^\p{Lu}/u.test(start)) return false;
  if (isFull && before.length + first > width) return true;
  return /^\p{Ll}/u.test(start) && before.length > width / 2 && before.length > narrowest / 2;
}
