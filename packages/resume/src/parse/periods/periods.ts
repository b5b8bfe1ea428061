import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Period, YearMonth } from '../../document.ts';
import { dateLabels, durationUnits, presentWords, rangeWords, sinceWords, untilWords } from '../data/period-words.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { alternatives } from '../words/word-list.ts';
import { type FoundDate, findDates } from './dates.ts';

export interface FoundPeriod {
  readonly from: number;
  readonly to: number;
  readonly period: Period;
  /** A range, or a date with a month, which hardly ever occurs by accident; a bare year often does. */
  readonly isStrong: boolean;
}

const dashes = '[-–—\\u00AD‐‑‒―−~～〜→➔ー]';
const particle = `(?:${readingCues.any('until')}|${readingCues.any('since')})`;
const separator = `(?:\\s*(?:${dashes}+>?|->|\\/)\\s*|\\s+(?:${alternatives(rangeWords)})\\s+|\\s*${particle}\\s*)`;
const present = `(?:${alternatives(presentWords)})`;
const between = new RegExp(`^\\(?${separator}$`, 'iu');
const untilPresent = new RegExp(`^(?:${separator}|\\s*,\\s*)(?:the\\s+)?(${present})(?![\\p{L}\\p{N}])`, 'iu');
const untilPresentCjk = pattern('u')`
  ^\s*(?:[-–—~～〜ー]\s*)?${readingCues.any('untilNow')}|^${readingCues.any('since')}${readingCues.any('untilNow')}
`;
const leftOpen = new RegExp(
  `^\\s*${dashes}\\s*(?=$|\\t|\\)| {2})|^\\s*(?:${readingCues.any('since')}|～|〜)\\s*$|^\\s?${readingCues.any('onwards')}(?!\\p{L})`,
  'iu',
);
const listed = pattern('iu')`^\s*(?:${readingCues.any('listed')}|,|&|\/|、)\s*$`;
const since = new RegExp(`(?:^|[\\s(（|,·•])(${alternatives(sinceWords)})\\s+$`, 'iu');
// Not after a word: "valid until" is a label.
const until = new RegExp(`(?:^|[(（|,·•\\t]\\s*)(${alternatives(untilWords)})\\s+$`, 'iu');
const halfYear = /^\s?[/–-]\s?(\d{2})(?![\d/.-])/u;

/** The first period of a line: a range if there is one, else a single date. */
export const findPeriod = cachedWhileParsing((text: string): FoundPeriod | undefined => {
  const dates = findDates(text);
  if (dates.length === 0) return undefined;
  let single: FoundPeriod | undefined;
  for (const [index, date] of dates.entries()) {
    const range =
      readRange(text, date, dates[index + 1]) ?? readMonthsOfYear(text, dates, index) ?? readNumberedMonths(text, date);
    if (range) return range;
    if (!single && !date.isPartial) single = readSingle(text, dates, index);
  }
  return single;
});

function readRange(text: string, start: FoundDate, end: FoundDate | undefined): FoundPeriod | undefined {
  const rest = text.slice(start.to);
  // "April 2022 until 30 August": the year is given once.
  if (isLoneMonth(end) && start.date?.month !== undefined && start.date.month < end.date.month && start.date.year > 0) {
    const date = { ...end.date, year: start.date.year };
    if (between.test(text.slice(start.to, end.from)))
      return found(text, start.from, end.to, { start: start.date, end: date, isCurrent: false });
  }
  if (end && between.test(text.slice(start.to, end.from)) && isPair(start, end)) {
    const from = end.date && start.date?.year === 0 ? { ...start.date, year: end.date.year } : start.date;
    const to = end.to + (text.startsWith('まで', end.to) ? 2 : 0);
    return found(text, start.from, to, {
      ...(from && { start: from }),
      ...(end.date && { end: end.date }),
      isCurrent: false,
    });
  }
  if (start.isPartial && start.date?.year === 0) return undefined;
  const open = untilPresentCjk.exec(rest) ?? untilPresent.exec(rest) ?? leftOpen.exec(rest);
  if (open) {
    const to = start.to + open[0].trimEnd().length;
    return found(text, start.from, to, { ...(start.date && { start: start.date }), isCurrent: true });
  }
  const short = start.isYearOnly ? halfYear.exec(rest) : null;
  if (short && start.date) {
    const endYear = Math.floor(start.date.year / 100) * 100 + Number(short[1]);
    if (endYear >= start.date.year && endYear - start.date.year < 45) {
      return found(text, start.from, start.to + short[0].length, {
        start: start.date,
        end: { year: endYear },
        isCurrent: false,
      });
    }
  }
  const before = since.exec(text.slice(0, start.from));
  const word = before?.[1];
  if (before && word && /^(?:since|desde|depuis|seit|dès|ab)(?!\p{L})/iu.test(word)) {
    const from = before.index + before[0].indexOf(word);
    return found(text, from, start.to, { ...(start.date && { start: start.date }), isCurrent: true });
  }
  const closed = until.exec(text.slice(0, start.from));
  if (closed?.[1] && start.date && !start.isPartial) {
    const from = closed.index + closed[0].indexOf(closed[1]);
    return found(text, from, start.to, { end: start.date, isCurrent: false });
  }
  return undefined;
}

/** "2020, Jul – Okt": the months follow their year. */
function readMonthsOfYear(text: string, dates: readonly FoundDate[], index: number): FoundPeriod | undefined {
  const [of, first, last] = dates.slice(index, index + 3);
  if (!of?.isYearOnly || !of.date || !isLoneMonth(first) || !/^,?\s$/u.test(text.slice(of.to, first.from)))
    return undefined;
  const { year } = of.date;
  const isTwo = isLoneMonth(last) && between.test(text.slice(first.to, last.from));
  const [start, end] = [{ ...first.date, year }, isTwo ? { ...last.date, year } : undefined];
  return found(text, of.from, isTwo ? last.to : first.to, { start, ...(end && { end }), isCurrent: false });
}

function isLoneMonth(date: FoundDate | undefined): date is FoundDate & { date: Required<YearMonth> } {
  return date?.date?.year === 0 && date.date.month !== undefined;
}

/** "3 – 4/2014": two months of one year, the first only a number. */
function readNumberedMonths(text: string, { from, to, date }: FoundDate): FoundPeriod | undefined {
  const before = /(?:^|[\s(（])(0?[1-9]|1[0-2])\.?\s?[-–—]\s?$/u.exec(text.slice(Math.max(0, from - 8), from));
  const month = Number(before?.[1]);
  if (!before || date?.month === undefined || month >= date.month || !/^\d/u.test(text.slice(from))) return undefined;
  const start = from - before[0].trimStart().length;
  return found(text, start, to, { start: { year: date.year, month }, end: date, isCurrent: false });
}

/** Two dates joined by a dash are a period unless they run backwards. */
function isPair(start: FoundDate, end: FoundDate): boolean {
  if (end.isPartial && start.isPartial !== end.isPartial && end.date?.year === 0) return false;
  if (!start.date || !end.date || start.date.year === 0) return true;
  return start.date.year <= end.date.year;
}

function readSingle(text: string, dates: readonly FoundDate[], index: number): FoundPeriod {
  const first = dates[index] as FoundDate;
  let last = first;
  for (const next of dates.slice(index + 1)) {
    if (next.isPartial || !listed.test(text.slice(last.to, next.from))) break;
    last = next;
  }
  const isList = last !== first;
  const period = {
    ...(first.date && { start: first.date }),
    ...(isList && last.date && { end: last.date }),
    isCurrent: false,
  };
  return { ...found(text, first.from, last.to, period), isStrong: isList || !first.isYearOnly };
}

function found(text: string, from: number, to: number, period: Omit<Period, 'text'>): FoundPeriod {
  return { from, to, period: { text: text.slice(from, to).trim(), ...period }, isStrong: true };
}

const label = new RegExp(`^(?:${alternatives(dateLabels)})\\s*[:：.]?$`, 'iu');
const unit = `\\d{1,3}\\+?\\s*(?:${alternatives(durationUnits)})\\.?`;
const duration = new RegExp(`^[(（]?\\s*(?:${unit}[\\s,]*(?:and\\s+|y\\s+|et\\s+|und\\s+)?){1,3}[)）]?$`, 'iu');

/** "Expected graduation:" before a date says nothing about the role. */
export const isDateLabel = cachedWhileParsing((text: string): boolean => text.length < 40 && label.test(text.trim()));

/** "2 years 10 months", which some exports print under the dates. */
export const isDuration = cachedWhileParsing(
  (text: string): boolean => text.length < 40 && /\d/u.test(text) && duration.test(text.trim()),
);
