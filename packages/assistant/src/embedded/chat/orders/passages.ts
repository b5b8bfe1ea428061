import type { Line, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { foldLetters } from '../fold-name.ts';

/** Where in a line something is said. */
export interface Passage {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** Below this many letters, words are too short to be looked for in the middle of a line. */
const fewLetters = 4;
const fewCharacters = 2;

/**
 * The lines that say these words one after another, whatever spaces and punctuation stand between them; "…" stands for anything.
 * The headings are left out: to change one is to rename it.
 */
export function passagesOf(document: ResumeDocument, words: string): readonly Passage[] {
  const said = piecesOf(words);
  if (!said) return [];
  const headings = new Set(document.sections.map(({ heading }) => heading));
  return linesOf(document).flatMap((line) => {
    const passage = headings.has(line) ? undefined : passageIn(line.text, said);
    return passage ? [{ line, ...passage }] : [];
  });
}

/** The same in a single line. */
export function passageOf(document: ResumeDocument, line: Line, words: string): Passage | undefined {
  const said = piecesOf(words);
  if (!said || document.sections.some(({ heading }) => heading === line)) return undefined;
  const passage = passageIn(line.text, said);
  return passage && { line, ...passage };
}

/** What stands between "…"; undefined if it is too little to be looked for. */
function piecesOf(words: string): readonly string[] | undefined {
  const pieces = words.split(/…+|\.{2,}/u).map((piece) => lettersOf(piece).letters);
  const said = pieces.filter(Boolean);
  return said.join('').length < (hasCjk(words) ? fewCharacters : fewLetters) ? undefined : said;
}

function passageIn(
  text: string,
  pieces: readonly string[],
): { readonly from: number; readonly to: number } | undefined {
  const { letters, places } = lettersOf(text);
  let [at, from, to] = [0, -1, -1];
  for (const piece of pieces) {
    const found = letters.indexOf(piece, at);
    if (found < 0) return undefined;
    if (from < 0) from = places[found] ?? 0;
    at = found + piece.length;
    to = (places[at - 1] ?? 0) + 1;
  }
  return isTorn(text, from) || isTorn(text, to) ? undefined : { from, to };
}

/** In the middle of a word, where words have spaces between them. */
const isTorn = (text: string, at: number): boolean => {
  const around = text.slice(Math.max(0, at - 1), at + 1);
  return /^[\p{L}\p{N}]{2}$/u.test(around) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(around);
};

/** The letters and figures alone, and where each stands. */
function lettersOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const folded = foldLetters(text).toLowerCase();
  const found = [...folded.matchAll(/[\p{L}\p{N}]/gu)];
  return { letters: found.map(([letter]) => letter).join(''), places: found.map(({ index }) => index) };
}
