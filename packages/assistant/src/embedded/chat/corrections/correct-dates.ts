import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import { findPeriod } from '@fitted/resume/parse/periods/periods';
import type { ChatInput } from '../../../assistant.ts';
import { foldLetters } from '../fold-name.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { aroundDates, begins, ends } from './data/correction-words.ts';
import { writeLike } from './date-style.ts';
import { namingLines } from './entry-spoken-of.ts';
import { datesIn, isSameValue, type SpokenValue, valuesIn } from './spoken-values.ts';

/** A line and its new text. */
export interface Rewritten {
  readonly line: Line;
  readonly after: string;
}

const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

/** "… was September 2008 to May 2010", "2014年9月去的": changes the dates of an entry as a clause gives them, nothing else. */
export function redate({ document }: ChatInput, entry: Entry, clause: string, all = clause): Rewritten | undefined {
  const dates = valuesIn(clause).filter(({ kind, isWrong }) => kind === 'date' && !isWrong);
  const line = namingLines(entry).find(({ text }) => datesIn(text).length > 0);
  if (!line || dates.length === 0 || tellsMore(document, all)) return undefined;
  const [first, second, ...more] = datesIn(line.text);
  if (!first || more.length > 0) return undefined;
  const put = (at: { from: number; to: number }, value: SpokenValue, text = line.text) =>
    value.date === undefined
      ? text
      : text.slice(0, at.from) +
        writeLike(document, text.slice(at.from, at.to), { text: value.text, date: value.date }) +
        text.slice(at.to);
  const [start, end, ...others] = dates;
  if (!start || others.length > 0) return undefined;
  if (end) {
    const range = findPeriod(clause)?.period;
    if (!second || !range?.start || !range.end) return undefined;
    return rewritten(line, put(first, start, put(second, end)));
  }
  const isCurrent = findPeriod(line.text)?.period.isCurrent ?? false;
  if (!second && !isCurrent) return rewritten(line, put(first, start));
  const [isStart, isEnd] = [isCued(begins, clause, start), isCued(ends, clause, start)];
  if (isStart === isEnd) return undefined;
  if (isStart) return rewritten(line, put(first, start));
  return second ? rewritten(line, put(second, start)) : undefined;
}

/** A line with each of its dates in turn exchanged for a value, and by how many years that moves it. */
export function withDateOf(
  { document }: ChatInput,
  line: Line,
  clause: string,
  to: SpokenValue,
): readonly (Rewritten & { readonly years: number })[] {
  const { date } = to;
  if (!date) return [];
  const all = datesIn(line.text);
  const isEnd = all.length > 1 && isCued(ends, clause, to) && !isCued(begins, clause, to);
  return (isEnd ? all.slice(1) : all).flatMap(({ from, to: until, date: old }) => {
    const now = writeLike(document, line.text.slice(from, until), { text: to.text, date });
    const made = rewritten(line, line.text.slice(0, from) + now + line.text.slice(until));
    return made ? [{ ...made, years: Math.abs(old.year - date.year) }] : [];
  });
}

const rewritten = (line: Line, after: string): Rewritten | undefined =>
  after === line.text || !isInOrder(after) ? undefined : { line, after };

/** A job does not end before it began. */
export function isInOrder(text: string): boolean {
  const [start, end] = datesIn(text).map(({ date }) => date);
  return !start || !end || start.year * 12 + (start.month ?? 1) <= end.year * 12 + (end.month ?? 12);
}

const reach = 24;

/** The word is next to the date, before or after it. */
function isCued(cue: RegExp, clause: string, { at, to }: SpokenValue): boolean {
  const before = fold(clause.slice(Math.max(0, at - reach), at));
  const behind = fold(clause.slice(to, to + reach));
  return cue.test(before) || cue.test(behind);
}

const maxWords = 2;
const maxPairs = 4;

/** A clause with other significant words is about something within the job, so its date is not the job's. */
export function tellsMore({ sections }: ResumeDocument, clause: string): boolean {
  const heads = sections.flatMap(({ entries }) => entries.flatMap(namingLines));
  const own = namesIn(heads.map(({ text }) => text).join(' '));
  const left = valuesIn(clause).reduceRight((text, { at, to }) => `${text.slice(0, at)} ${text.slice(to)}`, clause);
  const bare = [begins, ends].reduce((text, cue) => text.replace(new RegExp(cue.source, 'gu'), ' '), fold(left));
  const names = namesIn(bareWords(bare.replace(aroundDates, ' '))).filter(
    (name) => !/\p{N}/u.test(name) && !own.some((other) => isAlike(name, other)),
  );
  const pairs = names.filter((name) => !/^\p{sc=Latin}/u.test(name));
  return names.length - pairs.length > maxWords || pairs.length > maxPairs;
}

/** "bis 09/2009, nicht 07", "2011 no 2010": replaces the wrong date in each of the lines that has it exactly once. */
export function exchangeDate(
  { document }: ChatInput,
  lines: readonly Line[],
  from: SpokenValue,
  to: SpokenValue,
): readonly Rewritten[] {
  const month = from.kind === 'amount' ? Number(/^\p{N}{1,2}$/u.exec(from.text)?.[0] ?? 0) : 0;
  return lines.flatMap((line): Rewritten[] => {
    const dates = valuesIn(line.text).filter(({ kind }) => kind === 'date');
    const meant = dates.filter((date) =>
      from.kind === 'date'
        ? isSameValue(date, from)
        : month > 0 && date.date?.month === month && date.date.year === to.date?.year,
    );
    const [only, ...others] = meant;
    if (!only || others.length > 0 || !to.date) return [];
    const now = writeLike(document, only.text, { text: to.text, date: to.date });
    const after = line.text.slice(0, only.at) + now + line.text.slice(only.to);
    return after === line.text ? [] : [{ line, after }];
  });
}
