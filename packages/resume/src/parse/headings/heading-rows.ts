import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Row } from '../rows/rows.ts';
import { countWords, hasCjk } from '../words/word-list.ts';
import { type HeadingKind, matchHeading } from './match-heading.ts';

/** Gives every heading its own row, if it shares one with something else or is broken over two. */
export function settleHeadingRows(rows: readonly Row[]): Row[] {
  return joinBroken(splitBeside(rows.flatMap(splitForm)));
}

const workOrSchool: ReadonlySet<HeadingKind> = new Set(['experience', 'education']);

/** "EXPERIENCE    Engineer    2018 – 2020": headings next to their first entry, more than once on a page. */
function splitBeside(rows: readonly Row[]): Row[] {
  const kinds = rows.map((row) =>
    row.bulletIndent === null && row.cells.length > 1 ? sureKind(row.cells[0]) : undefined,
  );
  const found = new Set(kinds.filter((kind) => kind !== undefined));
  if (found.size < 2 || ![...found].some((kind) => workOrSchool.has(kind))) return [...rows];
  return rows.flatMap((row, index) => (kinds[index] ? cutAfter(row, 1) : [row]));
}

function sureKind(cell: string | undefined): HeadingKind | undefined {
  const match = cell === undefined || cell.length > 40 || /[:：]$/u.test(cell) ? undefined : matchHeading(cell);
  return match?.isExact && !match.isAmbiguous && match.kind !== 'contact' ? match.kind : undefined;
}

function cutAfter(row: Row, count: number): Row[] {
  return [part(row, row.cells.slice(0, count), row.blankLinesBefore), part(row, row.cells.slice(count), 0)];
}

function part(row: Row, cells: readonly string[], blankLinesBefore: number): Row {
  const text = cells.join(' ');
  const runs = row.look?.runs.filter((run) => text.includes(run.text) || run.text.includes(text)) ?? [];
  const [first] = runs;
  const look = row.look && {
    ...row.look,
    text,
    runs,
    ...(first && { face: first.face, isBold: first.isBold, isItalic: first.isItalic }),
  };
  return { ...row, text, cells, blankLinesBefore, ...(look && { look }) };
}

const formColumns = pattern('u')`^${readingCues.any('formColumn')}$`;

/** "年 | 月 | 免許・資格": in a form the section heading is a column header. */
function splitForm(row: Row): Row[] {
  const heads = row.cells.flatMap((cell) => (/^年\s+月$/u.test(cell) ? ['年', '月'] : [cell]));
  const [name, ...more] = heads.filter((cell) => !formColumns.test(cell));
  if (heads.length < 2 || name === undefined || more.length > 0 || !matchHeading(name)?.isExact) return [row];
  const columns = heads.filter((cell) => formColumns.test(cell));
  return [part(row, [name], row.blankLinesBefore), part(row, columns, 0)];
}

/** "PROFESSIONAL" above "EXPERIENCE", 教育 above 背景: a heading broken by a narrow column. */
function joinBroken(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isBroken(above, row)) {
      const text = `${above.text}${hasCjk(above.text) ? '' : ' '}${row.text}`;
      joined[joined.length - 1] = {
        ...above,
        text,
        cells: [text],
        ...(above.look && { look: { ...above.look, text } }),
      };
    } else joined.push(row);
  }
  return joined;
}

function isBroken(above: Row, row: Row): boolean {
  if (row.blankLinesBefore > 0 || above.bulletIndent !== null || row.bulletIndent !== null) return false;
  if (above.cells.length > 1 || row.cells.length > 1 || !isShort(above.text) || !isShort(row.text)) return false;
  if (above.look && row.look && Math.abs(above.look.size - row.look.size) > 0.5) return false;
  if (/^\p{Lu}+$/u.test(above.text) !== /^\p{Lu}+$/u.test(row.text)) return false;
  const match = matchHeading(`${above.text}${hasCjk(above.text) ? '' : ' '}${row.text}`);
  return match?.isExact === true && !match.isAmbiguous && matchHeading(above.text)?.kind !== 'contact';
}

function isShort(text: string): boolean {
  return hasCjk(text) ? text.length <= 3 : countWords(text) === 1 && /^\p{L}+$/u.test(text);
}
