import type { ResumeDocument, YearMonth } from '@fitted/resume/document';
import { type FoundDate, findDates } from '@fitted/resume/parse/periods/dates';
import { type FoundPeriod, findPeriod } from '@fitted/resume/parse/periods/periods';
import { foldLetters } from '../../fold-name.ts';
import { isInOrder } from '../correct-dates.ts';
import { begins, ends } from '../data/correction-words.ts';
import { writeLike } from '../date-style.ts';
import { type FindSpots, putAt, type Said, type Spot } from './spot.ts';

const fits = { exact: 1, cued: 0.8, range: 0.8, open: 0.8, only: 0.7, either: 0.3, against: 0.5 } as const;

/** A date as said: a month alone and a year of two digits take the rest from the date that they correct. */
interface SaidDate {
  readonly text: string;
  readonly year?: number;
  readonly shortYear?: number;
  readonly month?: number;
}

interface OwnDate {
  readonly at: number;
  readonly to: number;
  readonly date: YearMonth;
}

/** A date in place of the one that is called wrong, a range in place of a range, or an end that is open. */
export const dateSpots: FindSpots = (said, line) => {
  const own = datesOf(line.text);
  if (own.length === 0) return [];
  const range = rangeSpot(said, line, own);
  if (range) return [range];
  const [to, ...more] = saidDates(said.to);
  if (!to || more.length > 0 || !isOnlyDate(said.to, to)) return [];
  const wrong = saidDates(said.old);
  // A bare "14" is a year only in place of another one.
  if (to.shortYear !== undefined && wrong.length === 0) return [];
  return own.flatMap((stood, nth): Spot[] => {
    const fit = fitOf(said, to, wrong, stood, { nth, count: own.length, text: line.text });
    const date = fit > 0 ? dateFor(to, stood.date, said.old) : undefined;
    if (!date) return [];
    const after =
      monthFor(line.text, stood, said) ?? putAt(line.text, stood, putDate(said, line.text, stood, to, date));
    return after === line.text || !isInOrder(after) ? [] : [{ line, after, fit }];
  });
};

/** "Sept" for "Oct", 4月 for 6月: the words themselves, where they stand in the date. */
function monthFor(text: string, stood: OwnDate, { old, to }: Said): string | undefined {
  const at = text.slice(stood.at, stood.to).indexOf(old.trim());
  if (old.trim() === '' || /\p{N}{4}/u.test(old) || at < 0 || monthIn(to) === undefined) return undefined;
  return putAt(text, { at: stood.at + at, to: stood.at + at + old.trim().length }, to.trim());
}

/** Written like the date that stands there; the year that was left unsaid is added. */
function putDate({ document }: Said, line: string, stood: OwnDate, { text, year }: SaidDate, date: YearMonth): string {
  const put = writeLike(document, line.slice(stood.at, stood.to), { text, date });
  return year === undefined && !/\p{N}{2}/u.test(put) ? `${put} ${date.year}` : put;
}

function fitOf(
  { sentence, old, to: said }: Said,
  to: SaidDate,
  wrong: readonly SaidDate[],
  { date }: OwnDate,
  { nth, count, text }: { readonly nth: number; readonly count: number; readonly text: string },
): number {
  const folded = foldLetters(withoutBoth(sentence, old, said))
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  const [isStart, isEnd] = [begins.test(folded), ends.test(folded)];
  const isCued = isStart !== isEnd && (count > 1 || (findPeriod(text)?.period.isCurrent ?? false));
  const isCuedHere = isCued && (nth === 0) === isStart;
  if (wrong.length > 0) {
    const isWrong = wrong.some((one) => isSaidOf(one, date));
    return !isWrong ? 0 : isCued && !isCuedHere ? fits.against : fits.exact;
  }
  if (to.year === date.year && (to.month === undefined || to.month === date.month)) return 0;
  if (isCued) return isCuedHere ? fits.cued : 0;
  return count === 1 ? fits.only : fits.either;
}

/** "2019 to 2020" is not the end of anything. */
function withoutBoth(sentence: string, old: string, to: string): string {
  const places = [old, to].flatMap((one) => {
    const at = one === '' ? -1 : sentence.indexOf(one);
    return at < 0 ? [] : [at, at + one.length];
  });
  return places.length < 4
    ? sentence
    : `${sentence.slice(0, Math.min(...places))} ${sentence.slice(Math.max(...places))}`;
}

/** Whether what is called wrong is this date, as far as it is said. */
const isSaidOf = ({ year, shortYear, month }: SaidDate, date: YearMonth): boolean =>
  (year ?? date.year) === date.year &&
  (shortYear === undefined || date.year % 100 === shortYear || date.month === shortYear) &&
  (month === undefined || date.month === undefined || month === date.month);

/** The date that is meant, with what was left unsaid taken from the one that stands there. */
function dateFor(to: SaidDate, stood: YearMonth, old: string): YearMonth | undefined {
  if (to.year !== undefined) return { year: to.year, ...(to.month !== undefined && { month: to.month }) };
  if (to.month !== undefined) return { year: stood.year, month: to.month };
  if (to.shortYear === undefined) return undefined;
  // "not 07 but 09", where 07 is the month that stands there.
  const isMonth = Number(old.trim()) === stood.month && to.shortYear >= 1 && to.shortYear <= 12;
  if (isMonth) return { year: stood.year, month: to.shortYear };
  const year = Math.floor(stood.year / 100) * 100 + to.shortYear;
  return { year: year > stood.year + 50 ? year - 100 : year, ...(stood.month !== undefined && { month: stood.month }) };
}

const maxOtherWords = 3;

const isOnlyDate = (text: string, { text: own }: SaidDate): boolean =>
  (text.replace(own, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).length <= maxOtherWords;

const shortYear = /^\s*['’‘]?(\p{N}{1,2})\s*(?:\p{P}|$)/u;

function saidDates(text: string): SaidDate[] {
  const found = findDates(text).flatMap((one): SaidDate[] => {
    if (!one.date) return [];
    const { year, month } = one.date;
    return [
      { text: text.slice(one.from, one.to).trim(), ...(year > 0 && { year }), ...(month !== undefined && { month }) },
    ];
  });
  if (found.length > 0) return found;
  const [all = '', digits] = shortYear.exec(text) ?? [];
  if (digits !== undefined) return [{ text: all.trim(), shortYear: Number(digits) }];
  const month = monthIn(text);
  return month === undefined ? [] : [{ text: text.trim(), month }];
}

/** A month without a year is only found as a date with one. */
function monthIn(text: string): number | undefined {
  const bare = text.trim();
  if (bare.length > longestMonth) return undefined;
  const dated = /^\p{N}{1,2}月/u.test(bare) ? `2000年${bare}` : `${bare} 2000`;
  return findDates(dated).find(({ date }) => date?.year === 2000)?.date?.month;
}

const longestMonth = 16;

const datesOf = (text: string): OwnDate[] =>
  findDates(text).flatMap(({ from, to, date, isPartial }: FoundDate): OwnDate[] =>
    date && !isPartial && date.year > 0 ? [{ at: from, to: from + text.slice(from, to).trimEnd().length, date }] : [],
  );

/** "2016 to 2019", "since May 2020", "2018 until now": a range in place of the range of the line. */
function rangeSpot({ document, old, to }: Said, line: Spot['line'], own: readonly OwnDate[]): Spot | undefined {
  const [wanted, stands] = [findPeriod(to), findPeriod(line.text)];
  const { start, end, isCurrent = false } = wanted?.period ?? {};
  if (!wanted || !stands || !isRange(wanted) || !start || (!end && !isCurrent)) return undefined;
  if (to.length - (wanted.to - wanted.from) > maxAround) return undefined;
  const wrong = findPeriod(old)?.period;
  const isWrong = wrong?.start !== undefined && wrong.start.year === stands.period.start?.year;
  if (wrong?.start && !isWrong) return undefined;
  const inside = own.filter(({ at, to: until }) => at >= stands.from && until <= stands.to);
  const text = periodLike(document, line.text, inside, wanted);
  const after = putAt(line.text, { at: stands.from, to: stands.to }, text ?? to.slice(wanted.from, wanted.to).trim());
  return after === line.text ? undefined : { line, after, fit: isWrong ? fits.exact : fits.range };
}

const maxAround = 24;

const isRange = ({ period }: FoundPeriod): boolean =>
  period.start !== undefined && (period.end !== undefined || period.isCurrent);

/** Both dates written as those that stand there. */
function periodLike(
  document: ResumeDocument,
  text: string,
  [first, last]: readonly OwnDate[],
  { period: { start, end } }: FoundPeriod,
): string | undefined {
  if (!first || !last || !start || !end) return undefined;
  const put = ({ at, to }: OwnDate, date: YearMonth) =>
    writeLike(document, text.slice(at, to), { text: String(date.year), date });
  const isSpelled = [first, last].some(({ at, to }) => /\p{L}{3}/u.test(text.slice(at, to)));
  if (isSpelled && (start.month !== undefined || end.month !== undefined)) return undefined;
  return put(first, start) + text.slice(first.to, last.at) + put(last, end);
}
