import { assistantWords } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { isRequestWord } from '../../../understand/read-operation.ts';
import { wordAnew } from '../../build-edit.ts';
import { correctSpelling } from '../../spelling/correct-spelling.ts';
import { findCorrection } from '../../spelling/find-correction.ts';
import { isCommonWord } from '../../spelling/known-words.ts';
import { change, say } from '../answer.ts';
import { isSlip } from '../find/is-misspelt.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords } from './name-words.ts';
import { type Grant, tell, type WishTask } from './wish-task.ts';

/** A word as it is, and as it should be. */
interface Respelt {
  readonly from: string;
  readonly to: string;
}

const word = /(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu;
const fold = (text: string): string => foldLetters(text).toLowerCase();

/** Corrects the words named as misspelt and, if the wish is for the whole resume, any other obvious typos. */
export const respell: Grant = (task) => {
  const named = namedWords(task);
  const found = named.map((name) => ({ name, respelt: respellingOf(task, name) }));
  const respelt = found.flatMap((one) => one.respelt ?? []);
  const all = isForAll(task) ? [...slipsBeside(task), ...respelt] : respelt;
  const edits = applyAll(task, all);
  const asked = found.filter(({ name, respelt: one }) => !one && stands(task, name)).map(({ name }) => name);
  if (edits.length === 0 && asked.length === 0) return isForAll(task) ? say(task, 'noMistakes') : undefined;
  const words = asked.length > 0 ? [tell(task, 'howSpelt', asked.join(', ')).words] : [];
  const done = edits.length > 0 ? change(task, edits) : undefined;
  return {
    ...(done ?? tell(task, 'howSpelt', asked.join(', '))),
    words: [...(done ? [done.words] : []), ...words].join('\n\n'),
    askedLines: edits.map(({ after }) => after),
  };
};

/** "fix the spelling" is for the whole resume, "the typo in Univeristy" for one word. */
const isForAll = (task: WishTask): boolean => namedWords(task).length === 0 || task.wish.names.length > 1;

/** What a spelling wish refers to: words of the resume, or words like them. */
function namedWords(task: WishTask): string[] {
  const own = ownWords(task);
  return task.wish.names.flatMap((name) => {
    const bare = bareWords(name);
    return (name.normalize('NFC').match(word) ?? []).filter(
      (one) =>
        one.length > 4 &&
        !isRequestWord(fold(one)) &&
        bare.includes(fold(one)) &&
        own.some((other) => fold(other) === fold(one) || isNear(other, one)),
    );
  });
}

const ownWords = ({ input }: WishTask): string[] => [
  ...new Set(linesOf(input.document).flatMap(({ text }) => text.match(word) ?? [])),
];

const stands = (task: WishTask, name: string): boolean =>
  ownWords(task).some((one) => one.toLowerCase() === name.toLowerCase());

/** A letter or two apart, or the end of a longer word that is. */
function isNear(one: string, other: string): boolean {
  const [left, right] = [fold(one), fold(other)];
  if (left === right) return one.toLowerCase() !== other.toLowerCase();
  // "theres" is how somebody types a message, not the right spelling of "there" in the resume.
  if (left.length < 5 || right.length < 5 || isCommonWord(left)) return false;
  const end = left.length > right.length + 2 ? left.slice(-(right.length - 1)) : left;
  return [left, end, left.slice(-right.length)].some((part) => isSlip(part, right) || isSlip(right, part));
}

/** The misspelt word and the right one: as the person writes it, as the posting or another line has it, or by the dictionary. */
function respellingOf(task: WishTask, name: string): Respelt | undefined {
  const own = ownWords(task);
  const isThere = own.some((one) => one.toLowerCase() === name.toLowerCase());
  if (!isThere || own.some((one) => isNear(one, name) && countOf(task, one) < countOf(task, name))) {
    const wrong = own.find((one) => isNear(one, name));
    return wrong ? { from: wrong, to: withEnd(wrong, name) } : undefined;
  }
  const from = own.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
  const sources = [...(task.input.job.text.match(word) ?? []), ...own];
  const right = sources.find((one) => one.toLowerCase() !== name.toLowerCase() && isNear(one, name));
  const known = hasDictionary(task) ? findCorrection(name.toLowerCase()) : undefined;
  const to = right ?? known;
  return to === undefined ? undefined : { from, to: likeCase(from, to) };
}

const hasDictionary = ({ reading }: WishTask): boolean => assistantWords[reading.language].resources.dictionary;

const countOf = ({ input }: WishTask, name: string): number =>
  linesOf(input.document).filter(({ text }) => text.toLowerCase().includes(name.toLowerCase())).length;

/** "Allergenkennzeichung" and "Kennzeichnung" make "Allergenkennzeichnung". */
function withEnd(wrong: string, right: string): string {
  const [left, end] = [fold(wrong), fold(right)];
  for (const length of [end.length - 1, end.length, end.length + 1]) {
    const part = left.slice(-length);
    if (left.length > end.length + 1 && (isSlip(part, end) || isSlip(end, part)))
      return wrong.slice(0, -length) + right.toLowerCase();
  }
  return likeCase(wrong, right);
}

function likeCase(from: string, to: string): string {
  if (from.length > 1 && from === from.toUpperCase()) return to.toUpperCase();
  const isCapital = from.charAt(0) !== from.charAt(0).toLowerCase();
  return (isCapital ? to.charAt(0).toUpperCase() : to.charAt(0).toLowerCase()) + to.slice(1).toLowerCase();
}

/** Words that another line or the posting writes with an accent or without the typo; and the dictionary's, if there is one. */
function slipsBeside(task: WishTask): Respelt[] {
  const own = ownWords(task);
  const sources = [...new Set([...(task.input.job.text.match(word) ?? []), ...own])];
  const beside = own.flatMap((from): Respelt[] => {
    if (from.length < 5 || countOf(task, from) > 1) return [];
    const to = sources.find((one) => isSameBut(from, one));
    return to ? [{ from, to: likeCase(from, to) }] : [];
  });
  const checked = hasDictionary(task) ? correctSpelling(task.reading) : [];
  const known = checked.flatMap(({ reason: { params } }): Respelt[] =>
    typeof params.from === 'string' && typeof params.to === 'string' ? [{ from: params.from, to: params.to }] : [],
  );
  return [...beside, ...known];
}

/** "terracerias" for "terracerías", "Acceuil" for "accueil": an accent is missing, or two letters are swapped. */
function isSameBut(from: string, other: string): boolean {
  const [left, right] = [from.toLowerCase(), other.toLowerCase()];
  if (left === right) return false;
  if (fold(left) === fold(right)) return left === fold(left);
  return (
    left.length === right.length &&
    left.length > 5 &&
    left.at(-1) === right.at(-1) &&
    left[0] === right[0] &&
    isSwapped(left, right)
  );
}

function isSwapped(left: string, right: string): boolean {
  const at = [...left].findIndex((letter, index) => letter !== right[index]);
  return left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2);
}

function applyAll(task: WishTask, respelt: readonly Respelt[]): Edit[] {
  const { document } = task.input;
  const others = new Set([...document.head.lines, ...document.sections.map(({ heading }) => heading)]);
  return linesOf(document).flatMap((line): Edit[] => {
    if (others.has(line)) return [];
    const after = respelt.reduce(
      (text, { from, to }) => text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'gu'), to),
      line.text,
    );
    return after === line.text ? [] : [wordAnew(task.input.document, line, after)];
  });
}
