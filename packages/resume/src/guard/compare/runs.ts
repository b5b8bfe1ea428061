import type { Statement } from '../read/statement.ts';
import { canonical } from '../support/cjk-support.ts';
import type { Vocabulary } from '../vocabulary.ts';

const katakana = /[\p{Script=Katakana}ー]/u;
const hiragana = /^\p{Script=Hiragana}$/u;

/**
 * The pieces of one line that the other has not, in scripts without spaces. A piece counts as the other's when at least two
 * characters in a row stand there; a single one only at the edge of such a piece, so that no new word is made of old characters.
 */
export function piecesWithout(one: Statement, other: Statement, vocabulary: Vocabulary): string[] {
  if (one.runs.length === 0) return [];
  const theirs = canonical(other.text.folded, vocabulary);
  return one.runs.flatMap((run) =>
    canonical(run.toLowerCase(), vocabulary)
      .split(/\s+/u)
      .flatMap((part) => uncovered(part, theirs, vocabulary)),
  );
}

function uncovered(part: string, theirs: string, { words }: Vocabulary): string[] {
  // A single character may be a word of its own or half of another.
  const small = words.functionWords.filter((word) => word.length > 1 || theirs.includes(word));
  const found: string[] = [];
  let at = 0;
  let isLastNew = false;
  while (at < part.length) {
    const length = Math.max(knownLength(part, at, theirs), smallLength(part, at, small));
    if (length > 0) {
      at += length;
      isLastNew = false;
      continue;
    }
    const piece = katakana.test(part[at] ?? '') ? katakanaAt(part, at) : (part[at] ?? '');
    if (isLastNew) found[found.length - 1] += piece;
    else found.push(piece);
    isLastNew = true;
    at += piece.length;
  }
  return found;
}

function knownLength(part: string, at: number, theirs: string): number {
  if (hiragana.test(part[at] ?? '')) return 1;
  if (katakana.test(part[at] ?? '')) {
    const { length } = katakanaAt(part, at);
    return theirs.includes(part.slice(at, at + length)) ? length : 0;
  }
  let length = 0;
  while (at + length < part.length && theirs.includes(part.slice(at, at + length + 1))) length += 1;
  if (length >= 2) return length;
  // One character alone: a word of its own in both, or the end of a piece that the other has.
  const isAlone = part.length === 1;
  const isEnd = at >= 1 && theirs.includes(part.slice(at - 1, at + 1));
  return length === 1 && (isAlone || isEnd) ? 1 : 0;
}

function smallLength(part: string, at: number, small: readonly string[]): number {
  return Math.max(0, ...small.filter((word) => part.startsWith(word, at)).map(({ length }) => length));
}

function katakanaAt(part: string, at: number): string {
  let to = at;
  while (to < part.length && katakana.test(part[to] ?? '')) to += 1;
  return part.slice(at, to);
}
