import { assistantWords } from '@fitted/language/packs';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { unifyDates } from '../../wording/date-format.ts';
import { changeAsAsked } from '../take-out.ts';
import { type Grant, tell, type WishTask } from './wish-task.ts';

/** Writes all dates in the form that most have; a year without a month gets none. */
export const alignDates: Grant = (task) => {
  const edits = /西暦/u.test(task.wish.text) ? inWesternYears(task) : inOneForm(task);
  return edits.length > 0 ? changeAsAsked(task, edits) : tell(task, 'noDates');
};

const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const eraYear = /(令和|平成|昭和)(元|\p{N}{1,2})年/gu;

function inWesternYears({ input }: WishTask): Edit[] {
  return datedLines(input.document).flatMap(({ line, isBody }): Edit[] => {
    const after = line.text.replace(
      eraYear,
      (_, era: string, year: string) => `${(eras[era] ?? 0) + (year === '元' ? 1 : Number(year.normalize('NFKC')))}年`,
    );
    return after === line.text ? [] : [isBody ? replaceLine(line, after, 'requested') : replaceHeadLine(line, after)];
  });
}

type Form = 'figures' | 'name' | 'point';

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

interface Dated {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly form: Form;
  readonly year: number;
  readonly month: number;
}

/** "Aug 2019", "06/2017", "2019.08": the form that most have; month names only if there is a list of them. */
function inOneForm(task: WishTask): Edit[] {
  const sure = unifyDates(task.reading);
  if (sure.length > 0) return sure;
  const heads = task.input.document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head));
  const dates = heads.flatMap(datesIn);
  const { monthNames } = assistantWords[task.reading.language].resources;
  const count = (form: Form) => dates.filter((date) => date.form === form).length;
  const forms: readonly Form[] = monthNames ? ['name', 'figures', 'point'] : ['figures', 'point'];
  const [most] = [...forms].sort((one, other) => count(other) - count(one));
  const lines = [...new Set(dates.filter(({ form }) => form !== most).map(({ line }) => line))];
  return lines.flatMap((line): Edit[] => {
    const own = dates
      .filter((date) => date.line === line && date.form !== most)
      .sort((one, other) => other.from - one.from);
    const after = own.reduce(
      (text, date) => text.slice(0, date.from) + write(date, most ?? 'figures') + text.slice(date.to),
      line.text,
    );
    return after === line.text ? [] : [replaceHeadLine(line, after)];
  });
}

function datesIn(line: Line): Dated[] {
  return findDates(line.text).flatMap(({ from, to, date, isPartial }): Dated[] => {
    const text = line.text.slice(from, to);
    if (!date?.month || isPartial || /[年月日]/u.test(text)) return [];
    const form = /\p{L}/u.test(text) ? 'name' : /^\d{4}/u.test(text) ? 'point' : 'figures';
    return [{ line, from, to, form, year: date.year, month: date.month }];
  });
}

function write({ year, month }: Dated, form: Form): string {
  if (form === 'name') return `${names[month - 1] ?? ''} ${year}`;
  const figures = String(month).padStart(2, '0');
  return form === 'point' ? `${year}.${figures}` : `${figures}/${year}`;
}

function datedLines({ sections }: WishTask['input']['document']): { line: Line; isBody: boolean }[] {
  return sections.flatMap(({ entries }) =>
    entries.flatMap(({ head, body }) => [
      ...head.map((line) => ({ line, isBody: false })),
      ...body.map((line) => ({ line, isBody: true })),
    ]),
  );
}
