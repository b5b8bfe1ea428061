import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { EntryFields } from '../../document.ts';
import { fieldOfLabel, withoutFieldLabel } from '../heads/field-labels.ts';
import { findPeriod } from '../periods/periods.ts';
import { isProse, organisationScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { SectionReading } from '../sections/best-reading.ts';

const opening = '[\\[【［〔＜<（(]';
const closing = '[\\]】］〕＞>）)]';
const fact = pattern(
  'u',
)`^(?:${opening}(?:${readingCues.any('employerFact')})${closing}|(?:${readingCues.any('employerFact')})\s?[：:／])`;
const label = /^(?:[[【［〔＜<（(][^\]】］〕＞>）)：:]{1,10}[\]】］〕＞>）)]|[^\s：:、。]{1,10}\s?[：:／])/u;
const number = /^[\d０-９①-⑳]{1,2}\s?[.．、)）]\s?(?!\d{4}(?!年))/u;
const longestName = 60;

/**
 * "事業内容：受託開発" and "従業員数：約80名" under a name say that it names an employer, and not one of the projects
 * listed below, which have dates like a role. In a section that tells such things, the rows like those names part the
 * employers, and everything between two of them belongs to the first.
 */
export function readEmployerFacts(rows: readonly Paragraph[]): SectionReading | undefined {
  const named = new Set(rows.flatMap(({ text }, at) => (fact.test(text) ? nameAbove(rows, at) : [])));
  const forms = new Set([...named].map((at) => formOf(rows[at])));
  const starts = rows.flatMap((row, at) => (named.has(at) || (forms.has(formOf(row)) && isEmployer(row)) ? [at] : []));
  const [first] = starts;
  if (
    first === undefined ||
    !rows.slice(0, first).every((row) => row.cells.length > 1 || label.test(row.text) || isDates(row))
  )
    return undefined;
  // Dates may stand in a row of their own above the name.
  const begins = starts.map((at, index) => {
    const above = rows[at - 1];
    return index === 0 ? 0 : above && isDates(above) ? at - 1 : at;
  });
  const read = starts.map((name, index) => {
    const from = begins[index] ?? name;
    return readEmployer(rows.slice(from, begins[index + 1]), name - from);
  });
  return { raw: read.flatMap(({ raw }) => raw), fields: read.flatMap(({ fields }) => fields) };
}

/** The row that a fact is about: the nearest above it that is not a label with its value. */
function nameAbove(rows: readonly Paragraph[], at: number): number[] {
  const isLabel = (row: Paragraph | undefined): boolean => label.test(row?.text ?? '');
  // A fact may go on in the row below it.
  const goesOn = (row: Paragraph, index: number): boolean => fact.test(rows[index - 1]?.text ?? '') && !isEmployer(row);
  let above = at - 1;
  for (let row = rows[above]; row && (isLabel(row) || goesOn(row, above)); row = rows[above]) above -= 1;
  const row = rows[above];
  if (row && isDates(row)) above -= 1;
  const name = rows[above];
  return name && !isDates(name) && name.text.length <= longestName && !isProse(name.text) ? [above] : [];
}

const isDates = ({ text }: Paragraph): boolean => nameIn(text) === '';

/** Beside the dates, bold letters are enough: projects are not set like the employers above them. */
function isEmployer({ text, look }: Paragraph): boolean {
  const name = nameIn(text);
  const isSetApart = look?.isBold === true && findPeriod(text) !== undefined;
  if (name === '' || text.length > longestName || label.test(text) || label.test(name)) return false;
  return isSetApart || (organisationScore(name) > 0 && !isProse(text));
}

/** What rows that name employers have in common: dates or none, a bullet or none, and their type. */
function formOf(row: Paragraph | undefined): string {
  if (!row) return '';
  const { look } = row;
  const type = look ? `${Math.round(look.size * 2)} ${look.isBold}` : '';
  return `${findPeriod(row.text) !== undefined} ${row.isBullet} ${number.test(row.text)} ${type}`;
}

/** One role for each title with dates of its own, or else one in all. */
function readEmployer(rows: readonly Paragraph[], name: number): SectionReading {
  const organisation = nameIn(rows[name]?.text ?? '');
  const [first, ...later] = rows.flatMap((row, at) => (at > name && isDatedTitle(row) ? [at] : []));
  const end = (first ?? endOfHead(rows, name)) + 1;
  const raw = [
    { head: rows.slice(0, end), body: rows.slice(end, later[0]) },
    ...later.map((at, index) => ({ head: rows.slice(at, at + 1), body: rows.slice(at + 1, later[index + 1]) })),
  ];
  return { raw, fields: raw.map(({ head }) => readRole(head, organisation)) };
}

const isDatedTitle = ({ text }: Paragraph): boolean =>
  findPeriod(text) !== undefined && fieldOfLabel(nameIn(text)) === 'title';

/** The name or, if its dates or the title are labelled below it, the last of these rows. */
function endOfHead(rows: readonly Paragraph[], name: number): number {
  const isDated = rows.slice(0, name + 1).some(({ text }) => findPeriod(text));
  let end = name;
  for (let at = name + 1; at < rows.length; at += 1) {
    const { text } = rows[at] as Paragraph;
    if (!label.test(text) && !isDates(rows[at] as Paragraph)) break;
    const tellsDates = !isDated && end === name && !fact.test(text) && findPeriod(text) !== undefined;
    if (tellsDates || fieldOfLabel(text) === 'title') end = at;
  }
  return end;
}

function readRole(head: readonly Paragraph[], organisation: string): EntryFields {
  const titled = head.find((row) => isDatedTitle(row) || fieldOfLabel(row.text) === 'title');
  const title = titled && withoutFieldLabel(isDatedTitle(titled) ? nameIn(titled.text) : titled.text);
  const periods = [titled, ...head].flatMap((row) => (row && findPeriod(row.text.replace(number, ''))) ?? []);
  return { ...(title && { title }), organisation, ...(periods[0] && { period: periods[0].period }) };
}

const parting = /[\s:：|／/・（(]/u;

/** A name without its number, its dates and what parts them. */
function nameIn(text: string): string {
  const plain = text.replace(number, '');
  const found = findPeriod(plain);
  const bare = found ? `${plain.slice(0, found.from)} ${plain.slice(found.to)}` : plain;
  let [from, to] = [0, bare.length];
  while (from < to && parting.test(bare.charAt(from))) from += 1;
  while (to > from && parting.test(bare.charAt(to - 1))) to -= 1;
  return bare.slice(from, to);
}
