import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Row } from './rows.ts';

const columnHeads = pattern('u')`^(?:${readingCues.any('formDates')})(?=\s|$)`;
const year = /^(?:(?:19|20)\d\d|\p{Script=Han}{2}\s?(?:\d{1,2}|元))\s?年?$/u;
const month = /^(?:0?[1-9]|1[0-2])月?(?=\s|$)/u;

/** A Japanese form has the year in one column and the month in the next: together they are the date of the row. */
export function joinFormDates(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ text }) => columnHeads.test(text))) return rows;
  return rows.flatMap(withHeadAlone).map((row) => {
    const [first = '', second = '', ...rest] = row.cells;
    const own = month.exec(second)?.[0];
    if (!year.test(first) || own === undefined) return row;
    const told = second.slice(own.length).trim();
    return { ...row, cells: [`${first} ${own}`, ...(told === '' ? [] : [told]), ...rest] };
  });
}

/** Whether a row is "年 月", above what these columns tell of. */
export const isFormHead = ({ text }: Row): boolean => columnHeads.exec(text)?.[0] === text;

/** "年 月   資格・免許" over such columns: what they are columns of is a row of its own. */
function withHeadAlone(row: Row): Row[] {
  const columns = columnHeads.exec(row.text)?.[0];
  const told = columns === undefined ? '' : row.text.slice(columns.length).trim();
  if (columns === undefined || told === '') return [row];
  return [
    { ...row, text: columns, cells: [columns] },
    { ...row, text: told, cells: [told], blankLinesBefore: 1 },
  ];
}
