import { unquote } from '@fitted/language/writing/quotations';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf, linesOfEntry, linesOfSection } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../../assistant.ts';
import { wordAnew } from '../../build-edit.ts';
import { changeAsTold, say } from '../answer.ts';
import { withLabelled } from '../find/labelled-lines.ts';
import { foldLetters } from '../fold-name.ts';
import { correct } from '../operations/handlers/correct.ts';
import { renameHeading } from '../operations/handlers/rename-heading.ts';
import { choice, clip, openTask } from '../operations/task.ts';
import { correctByWish } from '../wishes/correct-wish.ts';
import { figuresIn, isSmallWord } from '../wishes/figures.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { linesChangedLast } from '../wishes/thread.ts';
import { tell } from '../wishes/wish-task.ts';
import { type ActTask, type DoAct, isSomewhere, slotsNamed, type Where } from './act-task.ts';
import { whereOf } from './find-where.ts';

/** Replaces what is wrong with what the person says it is, where it occurs and nowhere else. */
export const changeAct: DoAct = async (task) => {
  const { act, input } = task;
  const olds = slotsNamed(act, 'old').map(unquote);
  const own = slotsNamed(act, 'new').map((text) => unquote(fromCue(act.text, text)));
  const news = own.length > 0 || olds.length === 0 ? own : saidAfter(task);
  if (own.length > 0 && olds.length === 0 && isSaidOf(task)) return { ...say(task, 'nothingChanged'), words: '' };
  const [to] = news;
  const where = whereOf(input, act, task.acts);
  // Of several, which belongs to which is only clear if they are next to each other.
  if (to !== undefined && news.length === 1)
    for (const old of olds) {
      if (!isOfKind(old, to)) continue;
      const put = figureFor(old, to);
      const answer = replaceStanding(task, old, put, where) ?? replaceNamed(task, old, put);
      if (answer) return answer;
    }
  const dated = to === undefined || news.length > 1 ? undefined : redate(task, [...olds, act.text], to);
  if (dated) return dated;
  // A figure replaces a figure; anything quoted or longer is a wording.
  const isFigure = to === undefined || /^\P{L}{0,2}\p{N}/u.test(to);
  const right = isFigure && !/["“”„«»「」']/u.test(act.text) ? correctByWish(input, act.text) : undefined;
  if (right) return right;
  const read = await correct(openTask(input, 'correct', act.text));
  const isSafe = read && read.edits.length > 0 && read.edits.every((edit) => isOfSlots(edit, task, news));
  if (isSafe && read.edits.every((edit) => isFigureFor(edit, act.text))) return read;
  const [old] = olds;
  if (old === undefined) return undefined;
  // Do not ask again for what was given in another form.
  if (news.length > 0 || /\p{N}/u.test(old)) return { ...say(task, 'nothingChanged'), words: '' };
  return standsSomewhere(input.document, old) ? tell(task, 'whatInstead', old) : tell(task, 'notNamed', old);
};

const cues = /[成为叫是到，。、！？“”"「」\s:：]/u;

/** "其实叫城西银河广场": without spaces, a name begins after the word that introduces it. */
function fromCue(text: string, name: string): string {
  let at = text.indexOf(name);
  if (at < 1 || !/^\p{sc=Han}/u.test(name)) return name;
  while (at > 0 && !cues.test(text[at - 1] ?? '')) at -= 1;
  const whole = text.slice(at, text.indexOf(name) + name.length);
  return at > 0 && whole.length <= name.length + 3 ? whole : name;
}

const monthYear = /(?:(?<![\p{L}])\p{L}{3,9}\.? |\p{N}{1,2}[/.])?(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;

/** "Safe Pass, it's Nov 2029 now": the only date of the named line. */
function redate(task: ActTask, names: readonly string[], to: string): ChatAnswer | undefined {
  const { document } = task.input;
  const [date, ...rest] = [...to.matchAll(monthYear)].map(([found]) => found);
  if (date === undefined || rest.length > 0) return undefined;
  for (const name of names) {
    const { things, isClear } = thingMeant(document, name.replace(date, ' '));
    const [thing, ...others] = things;
    const only = isClear && others.length === 0 ? thing : undefined;
    const line = only && ('line' in only ? only.line : only.kind === 'entry' ? only.entry.head[0] : undefined);
    const dates = line ? [...line.text.matchAll(monthYear)].map(([found]) => found) : [];
    const [old] = dates;
    if (line && old !== undefined && dates.length === 1 && old !== date)
      return changeAsTold(task, [wordAnew(document, line, line.text.replace(old, date))]);
  }
  return undefined;
}

/** Only a figure changes, in a line that shares another word with the message. */
function isFigureFor({ before, after }: Edit, said: string): boolean {
  const bare = (text: string) => text.replace(/[£$€¥]?\p{N}[\p{N}.,:/]*/gu, '0');
  const names = namesIn(said).filter((name) => name.length > 3 && !/\p{N}/u.test(name));
  return bare(before) === bare(after) && namesIn(before).some((name) => names.some((other) => isAlike(name, other)));
}

/** "It is not 2024 any more … valid to September 2029": the new value comes in a later clause. */
function saidAfter({ act, acts }: ActTask): readonly string[] {
  const next = acts.find(
    ({ name, from, slots }) => name === 'change' && from > act.from && !slots.some((slot) => slot.name === 'old'),
  );
  return next ? slotsNamed(next, 'new').map(unquote) : [];
}

/** An earlier clause named what is wrong, and was corrected with this one's value. */
const isSaidOf = ({ act, acts }: ActTask): boolean =>
  acts.some((other) => {
    const names = other.slots.map(({ name }) => name);
    return other.name === 'change' && other.from < act.from && names.includes('old') && !names.includes('new');
  });

/** Whether any word of it, in whatever spelling, is anywhere in the resume. */
function standsSomewhere(document: ResumeDocument, words: string): boolean {
  const known = namesIn(
    linesOf(document)
      .map(({ text }) => text)
      .join('\n'),
  );
  return namesIn(words).some((name) => known.some((other) => isAlike(name, other)));
}

/** Replaces a bare figure by the figure only: "8 to 9 bakers" for "6" leaves the bakers where they are. */
function figureFor(old: string, to: string): string {
  if (!/^[£$€¥]?\p{N}[\p{N}.,]*[%％+]?$/u.test(old)) return to;
  const [figure, ...others] = figuresIn(to);
  return figure && others.length === 0 ? figure.text : to;
}

/** A date with a year is replaced by one with a year, a figure by a figure. */
function isOfKind(old: string, to: string): boolean {
  const year = /(?:19|20)\p{N}{2}/u;
  if (year.test(old) && !year.test(to)) return false;
  return /\p{N}/u.test(old) === /\p{N}/u.test(to);
}

/** Everything that the change adds was said. */
function isOfSlots({ kind, before, after }: Edit, _task: ActTask, news: readonly string[]): boolean {
  if (kind !== 'replace-line' && kind !== 'replace-head-line') return false;
  const had = new Set(wordsOf(before));
  const said = new Set(news.flatMap(wordsOf));
  return (
    wordsOf(after).every((word) => had.has(word) || said.has(word)) && !/\p{N}{7}/u.test(after.replace(before, ''))
  );
}

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Replaces words that the resume contains verbatim. */
function replaceStanding(task: ActTask, old: string, to: string, where: Where): ChatAnswer | undefined {
  const { document } = task.input;
  const isFigure = /^[£$€¥]?\p{N}[\p{N}.,:/%]*$/u.test(old);
  if (old.length < 2 && !isFigure) return undefined;
  const among = linesWithin(document, where);
  const all = linesIn(document).filter(
    (line) =>
      placesOf(line.text, old, isFigure).length > 0 && !(isFigure && countsOther(line.text, old, task.act.text, to)),
  );
  const inside = all.filter((line) => among.includes(line));
  const changed = new Set(linesChangedLast(task.input));
  const last = all.filter((line) => changed.has(line));
  const counted = isFigure ? all.filter((line) => countsSame(line.text, old, task.act.text, to)) : [];
  const meant =
    isSomewhere(where) && inside.length > 0 ? inside : last.length === 1 ? last : counted.length > 0 ? counted : all;
  if (meant.length === 0) return undefined;
  const isPhrase = /\s/u.test(old.trim()) || /\p{sc=Han}{3}/u.test(old);
  const isClear = meant.length === 1 || (!isFigure && isPhrase) || (isFigure && counted.length === meant.length);
  if (!isClear) return offerLines(task, old, to, meant);
  const edits = meant.flatMap((line): Edit[] => {
    const places = placesOf(line.text, old, isFigure);
    // If a line has the same figure twice, nobody can tell which is meant.
    if (isFigure && places.length > 1) return [];
    const after = withLabelled(line.text, old, to) ?? replaceAt(line.text, old, to, places);
    return after === line.text ? [] : [wordAnew(document, line, after)];
  });
  return edits.length > 0 ? changeAsTold(task, edits) : undefined;
}

/** "5 apprentices, not 6" is not about 6 bakers. */
function countsOther(line: string, old: string, said: string, to: string): boolean {
  // A year does not count anything.
  if (/^(?:19|20)\p{N}{2}$/u.test(old)) return false;
  const nouns = (text: string, ...figures: readonly string[]) =>
    figuresIn(text)
      .filter((figure) => figures.includes(figure.text))
      .flatMap(({ counts }) => counts.slice(0, 1))
      .filter((noun) => !isSmallWord(noun));
  const [spoken, own] = [nouns(said, old, to), nouns(line, old)];
  return spoken.length > 0 && own.length > 0 && !own.some((noun) => spoken.includes(noun));
}

/** The line counts the same thing as the message; of several lines, those with its noun. */
function countsSame(line: string, old: string, said: string, to: string): boolean {
  const spoken = figuresIn(said)
    .filter(({ text }) => text === old || text === to)
    .flatMap(({ counts }) => counts.slice(0, 2));
  const own = figuresIn(line).filter(({ text }) => text === old);
  return own.some(({ counts }) => counts.some((noun) => spoken.includes(noun)));
}

function placesOf(line: string, old: string, isFigure: boolean): number[] {
  const [text, name] = [foldLetters(line).toLowerCase(), foldLetters(old).toLowerCase()];
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    const isAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name);
    const isWhole = isFigure
      ? !/[\p{N}.,/]/u.test(before) && !/[\p{N}/]/u.test(behind)
      : isAsian || (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind));
    if (isWhole) places.push(at);
  }
  return places;
}

function replaceAt(line: string, old: string, to: string, places: readonly number[]): string {
  return [...places].reverse().reduce((text, at) => {
    const stood = text.slice(at, at + old.length);
    const isCapital = /^\p{Lu}/u.test(stood) && /^\p{Ll}/u.test(to);
    const put = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    const [sign = ''] = /^[£$€¥]/u.test(put) ? [] : (/^[£$€¥]/u.exec(stood) ?? []);
    return text.slice(0, at) + sign + put + text.slice(at + old.length);
  }, line);
}

/** Replaces what is called by its name: a heading, an item of a list. */
function replaceNamed(task: ActTask, old: string, to: string): ChatAnswer | undefined {
  const { document } = task.input;
  const { things, isClear } = thingMeant(document, old);
  const [thing, ...others] = things;
  if (!isClear || !thing || others.length > 0) return undefined;
  if (thing.kind === 'section' && to.split(/\s+/u).length <= 4) {
    const edit = renameHeading(thing.section, to);
    return edit ? changeAsTold(task, [edit]) : undefined;
  }
  if ((thing.kind !== 'item' && thing.kind !== 'part') || !/\p{L}/u.test(to)) return undefined;
  const after = thing.line.text.replace(thing.text, to);
  return after === thing.line.text ? undefined : changeAsTold(task, [wordAnew(document, thing.line, after)]);
}

function offerLines(task: ActTask, old: string, to: string, lines: readonly Line[]): ChatAnswer {
  const words = `${to}, not ${old}`;
  const open = openTask(task.input, 'correct', words);
  return {
    ...say(task, 'whichLine'),
    choices: lines.slice(0, 3).map((line) => choice(open, clip(line.text), { words, line: line.id })),
  };
}

function linesWithin(document: ResumeDocument, { entry, section, line }: Where): readonly Line[] {
  if (line) return [line];
  if (entry) return linesOfEntry(entry);
  return section ? linesOfSection(section) : linesIn(document);
}

const linesIn = (document: ResumeDocument): readonly Line[] => {
  const headings = new Set(document.sections.map(({ heading }) => heading));
  return linesOf(document).filter((line) => !headings.has(line));
};
