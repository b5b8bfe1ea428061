import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { isStudy, isWork } from '@fitted/resume/section-traits';
import { replaceHeadLine } from '../build-edit.ts';
import type { Reading } from '../reading.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

type Form = 'long' | 'short' | 'figures';

interface WrittenDate {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly form: Form;
  readonly year: number;
  readonly month: number;
}

/**
 * "03/2020" among dates with the month's name: gives all heads one form, that of most dates or else of the latest. All or
 * none: a resume that stays mixed is no better. Without figures nothing changes: nobody notices "Sept" among long names.
 */
export function unifyDates(reading: Reading): Edit[] {
  const heads = reading.document.sections
    // Expiry dates of certificates may have a form of their own.
    .filter(({ kind }) => kind !== 'certifications' && (isWork(kind) || isStudy(kind)))
    .flatMap(({ entries }) => entries.flatMap(({ head }) => head));
  const written = heads.flatMap(datesIn);
  if (!written.some(({ form }) => form === 'figures') || written.every(({ form }) => form === 'figures')) return [];
  if (heads.some((line) => hasOtherDates(line, written))) return [];
  const counts = (['long', 'short', 'figures'] as const).map((form) => ({
    form,
    count: written.filter((date) => date.form === form).length,
  }));
  const [most, next] = counts.sort((one, other) => other.count - one.count);
  if (!most || !next || next.count === 0) return [];
  // Without a clear majority, the latest role has the form that the person uses today.
  const form = most.count >= 3 && most.count >= 2 * next.count ? most.form : written[0]?.form;
  if (!form) return [];
  const strange = written.filter((date) => date.form !== form);
  return [...new Set(strange.map(({ line }) => line))].map((line) => {
    const own = strange.filter((date) => date.line === line).sort((one, other) => other.from - one.from);
    const after = own.reduce(
      (text, date) => text.slice(0, date.from) + write(date, form) + text.slice(date.to),
      line.text,
    );
    return {
      ...replaceHeadLine(line, after),
      id: `date-format:${line.id}`,
      reason: { code: 'date-format', params: {} },
    };
  });
}

/** Whether the line has a month in a form that cannot be converted. */
function hasOtherDates(line: Line, written: readonly WrittenDate[]): boolean {
  const known = written.filter((date) => date.line === line).length;
  const own = findDates(line.text).filter(
    ({ from, to, date }) => date?.month && !/^may\b/iu.test(line.text.slice(from, to)),
  );
  return own.length > known;
}

/** "May" is both long and short and says nothing about the form. A date with a day is of another kind. */
function datesIn(line: Line): WrittenDate[] {
  const dates = findDates(line.text);
  // "November-January 2015", "Aug. 2019": such a line would be converted only in part.
  if (dates.some(({ isPartial }) => isPartial) || /\p{L}\. ?(?:19|20)\d\d/u.test(line.text)) return [];
  return dates.flatMap(({ from, to, date }): WrittenDate[] => {
    const isPartOfMore = /[\p{N}/.-]$/u.test(line.text.slice(0, from));
    const form = isPartOfMore ? undefined : formOf(line.text.slice(from, to));
    return form && date?.month ? [{ line, from, to, form, year: date.year, month: date.month }] : [];
  });
}

function formOf(text: string): Form | undefined {
  if (/^(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$/u.test(text)) return 'figures';
  const [, name = ''] = /^(\p{L}+)\.?,? (?:19|20)\d\d$/u.exec(text) ?? [];
  if (name === '' || /^may$/iu.test(name) || name === name.toUpperCase()) return undefined;
  if (months.some((month) => month.toLowerCase() === name.toLowerCase())) return 'long';
  return months.some((month) => month.toLowerCase().startsWith(name.toLowerCase())) || name === 'Sept'
    ? 'short'
    : undefined;
}

function write({ year, month }: WrittenDate, form: Form): string {
  const name = months[month - 1] ?? '';
  if (form === 'figures') return `${String(month).padStart(2, '0')}/${year}`;
  return `${form === 'long' ? name : name.slice(0, 3)} ${year}`;
}
