import type { Statement } from '../read/statement.ts';
import { canonical } from '../support/canonical.ts';
import type { Vocabulary } from '../vocabulary.ts';

const katakana = /[\p{Script=Katakana}ー]/u;
const hiragana = /^\p{Script=Hiragana}$/u;

/**
 * The pieces of one line that the other lacks, in scripts without spaces. A piece counts as shared if at least two consecutive
 * characters occur in the other; a single character only at the edge of such a piece, so that old characters cannot form new words.
 */
export function piecesWithout(one: Statement, other: Statement, vocabulary: Vocabulary): string[] {
  if (one.runs.length === 0) return [];
  const theirs = canonical(other.text.folded, vocabulary);
  return one.runs.flatMap((run) =>
    canonical(run.toLowerCase(), vocabulary)
      .split(/\s+/u)
      .flatMap((part) => uncovered(part, theirs, vocabulary))
      .filter((piece) => !saysNothing(piece, one, vocabulary)),
  );
}

interface Silent {
  readonly words: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
}

const silences = new WeakMap<Vocabulary, Silent>();

function silentIn(vocabulary: Vocabulary): Silent {
  const known = silences.get(vocabulary);
  if (known) return known;
  const { functionWords, plainWords } = vocabulary.senses;
  const { particles, counters } = vocabulary.words;
  const { people, titles, credentials, charge } = vocabulary;
  const all = [...functionWords, ...plainWords].filter(({ length }) => length > 1);
  const claims = [people, titles, credentials, charge];
  const silent = {
    words: new Set(
      [...all, ...all.map((word) => canonical(word, vocabulary))].filter(
        (word) => word.length > 1 && !claims.some((table) => table.occurs(word)),
      ),
    ),
    letters: new Set(particles),
    counters: new Set(counters),
  };
  silences.set(vocabulary, silent);
  return silent;
}

/** A piece that consists only of plain words and particles (的, 并, 実施), or the counter of a figure. */
function saysNothing(piece: string, { text }: Statement, vocabulary: Vocabulary): boolean {
  const { words, letters, counters } = silentIn(vocabulary);
  if (counters.has(piece) && text.folded.includes(`\uE002${piece}`)) return true;
  // Works backwards: isMade[at] says whether the rest of the piece from `at` consists only of such words.
  const isMade = new Array<boolean>(piece.length + 1).fill(false);
  isMade[piece.length] = true;
  for (let at = piece.length - 1; at >= 0; at -= 1)
    for (let length = 1; length <= Math.min(6, piece.length - at) && !isMade[at]; length += 1)
      isMade[at] = isMade[at + length] === true && (length > 1 ? words : letters).has(piece.slice(at, at + length));
  return isMade[0] === true;
}

function uncovered(part: string, theirs: string, { senses }: Vocabulary): string[] {
  // A single character may be a word or half of another, so it must also occur in the other line.
  const small = senses.functionWords.filter((word) => word.length > 1 || theirs.includes(word));
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
  // A single character counts if it is the whole part, or the end of a piece that the other line has.
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
