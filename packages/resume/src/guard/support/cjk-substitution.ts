import type { Scope } from '../scope.ts';
import type { PhraseTable } from '../text/phrase-table.ts';
import type { GuardText } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { canonical } from './cjk-support.ts';
import { isStillHelp } from './same-level.ts';
import { skillsIn } from './skills-in.ts';
import { baseOf } from './substitution.ts';

interface Piece {
  readonly text: string;
  readonly at: number;
}

const signs = /[\p{Script=Han}\p{Script=Katakana}ー]/u;
const segmenters = new Map<string, Intl.Segmenter>();
const piecesByText = new WeakMap<GuardText, readonly Piece[]>();

/**
 * Whether a line in a script without spaces only rewords its base: every new piece is plain, each stands for a piece that went,
 * and each clause still shares something with the base.
 */
export function isReworded(after: GuardText, scope: Scope): boolean {
  const { vocabulary } = scope;
  const base = baseOf(after, scope)?.text;
  if (!base || (vocabulary.supporting.occurs(base.folded) && !vocabulary.modest.occurs(after.folded))) return false;
  const gained = newPieces(after, base, vocabulary);
  const went = piecesOf(base, vocabulary).filter(({ text }) => !after.folded.includes(text));
  const old = piecesOf(base, vocabulary);
  const unrelated = joinSingles(gained.filter(({ text }) => !old.some((piece) => isRelated(text, piece.text))));
  // One plain piece beside its kin explains rather than adds.
  const items = gained.filter((piece) => isCoordinated(piece, after));
  if (unrelated.length > went.length + 1 || items.length > went.length || hasNewSkill(after, base, vocabulary))
    return false;
  const kept = piecesOf(after, vocabulary).filter((piece) => !gained.includes(piece));
  const figures = [...after.quantities, ...after.dates].map(({ from }) => from);
  if (kept.length + figures.length < gained.length) return false;
  return gained.every(
    (piece) =>
      !isClaim(piece, after, base, vocabulary) &&
      after.clauses.some(
        (clause) =>
          isInside(piece.at, clause) &&
          (sharesPair(after.folded.slice(clause.from, clause.to), base.folded) ||
            figures.some((place) => isInside(place, clause))),
      ),
  );
}

/** How many pieces came and how many went. */
export function piecesExchanged(
  after: GuardText,
  base: GuardText,
  vocabulary: Vocabulary,
): { readonly gained: number; readonly went: number } {
  return {
    gained: newPieces(after, base, vocabulary).length,
    went: newPieces(base, after, vocabulary).length,
  };
}

/** The pieces of the base that the new line no longer has, single signs and words of help and duty apart. */
export function piecesLost(after: GuardText, base: GuardText, vocabulary: Vocabulary): string[] {
  const { supporting, duties, limits, frequencies, changes, moreThan } = vocabulary;
  const light = [supporting, duties, limits, frequencies, changes, moreThan].flatMap((table) =>
    table.find(base.folded),
  );
  return (
    newPieces(base, after, vocabulary)
      // The segmenter joins a particle to a word it does not know: 信和 of 微信和.
      .filter(({ text }) => text.replace(/[和与及跟的了等・や]/gu, '').length > 1)
      .filter(({ text, at }) => !light.some(({ from, to }) => at < to && at + text.length > from))
      .map(({ text }) => text)
  );
}

/** A claim is new when the base says nothing of its kind. */
function isClaim({ text, at }: Piece, after: GuardText, base: GuardText, vocabulary: Vocabulary): boolean {
  const { claims, praise, titles, causes, negations, moreThan, levels, leading, frequencies, changes } = vocabulary;
  const isNewWord = (table: PhraseTable) => table.find(text).some((found) => !base.folded.includes(found.text));
  const isNewKind = (table: PhraseTable) => {
    const there = table.groupsIn(base.folded);
    return table.find(text).some(({ group }) => !there.has(group));
  };
  if (isStillHelp(at, text, after, base, vocabulary)) return false;
  return (
    [claims, praise, titles, causes, negations, moreThan, levels].some(isNewWord) ||
    [leading, frequencies, changes].some(isNewKind)
  );
}

/** 审阅 and 审稿 share their root. */
function isRelated(piece: string, old: string): boolean {
  return piece.length <= 3 && old.length <= 3 && [...piece].some((sign) => old.includes(sign) && !isKana(sign));
}

/** 内科・外科: an item that comes must replace one that goes. */
function isCoordinated({ text, at }: Piece, { folded }: GuardText): boolean {
  return /[・、/和与及や]/u.test(`${folded[at - 1] ?? ''}${folded[at + text.length] ?? ''}`);
}

/** The segmenter cuts rare words into single signs: 筹 and 办 are one word. */
function joinSingles(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ text, at }, place) => {
    const last = pieces[place - 1];
    return !(last && text.length === 1 && last.text.length === 1 && last.at + 1 === at);
  });
}

function sharesPair(clause: string, base: string): boolean {
  return Array.from({ length: Math.max(0, clause.length - 1) }, (_, at) => clause.slice(at, at + 2)).some(
    (pair) => /^\p{L}{2}$/u.test(pair) && base.includes(pair),
  );
}

function isKana(sign: string): boolean {
  return !/\p{Script=Han}/u.test(sign);
}

function newPieces(text: GuardText, other: GuardText, vocabulary: Vocabulary): Piece[] {
  const there = canonical(other.folded, vocabulary);
  const frequencies = vocabulary.frequencies.groupsIn(other.folded);
  const { functionWords, plainWords } = vocabulary.words;
  return piecesOf(text, vocabulary).filter(({ text: piece }) => {
    const same = canonical(piece, vocabulary);
    if (there.includes(same) || other.folded.includes(piece)) return false;
    if (functionWords.includes(piece) || plainWords.includes(piece)) return false;
    // How often is a question of its own: 毎月 and 月1回 agree there.
    if (vocabulary.frequencies.groupsOf(piece).some((group) => frequencies.has(group))) return false;
    // A pair of signs that the other text has apart: 提取 beside 提高 and 取数.
    return piece.length !== 2 || !/^\p{Script=Han}{2}$/u.test(piece) || !sharesBothSigns(piece, other.folded);
  });
}

function sharesBothSigns(piece: string, other: string): boolean {
  return [...piece].every((sign) => other.includes(sign));
}

function piecesOf(text: GuardText, { language }: Vocabulary): readonly Piece[] {
  const known = piecesByText.get(text);
  if (known) return known;
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  const pieces = text.runs.flatMap((run) =>
    [...(segmenter?.segment(run.text) ?? [])]
      .map(({ segment, index }) => ({ text: segment.toLowerCase(), at: run.at + index }))
      .filter(({ text: piece }) => signs.test(piece)),
  );
  piecesByText.set(text, pieces);
  return pieces;
}

function hasNewSkill(after: GuardText, base: GuardText, { language }: Vocabulary): boolean {
  const known = new Set(skillsIn(base, language).map(({ skill }) => skill));
  return skillsIn(after, language).some(
    ({ skill, spelling }) => !known.has(skill) && !base.folded.includes(spelling.toLowerCase()),
  );
}
