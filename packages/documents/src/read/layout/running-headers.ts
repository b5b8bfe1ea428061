import type { UprightPage } from './page-words.ts';
import { spanText } from './row-text.ts';
import { buildRows, splitPhrases } from './rows.ts';
import { median, type Row, type Word } from './word.ts';

/** Share of the page's height, at its top and bottom, that can hold headers and footers. */
const edgeZone = 0.11;
const pageNumber =
  /^[\s\-–—|·•()]*(?:(?:page|pg\.?|seite|página|pág\.?|p\.|第)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur|\|)\s*\d{1,3})?(?:\s*(?:页|頁|ページ))?[\s\-–—|·•()]*$/iu;
const pageSuffix =
  /(?:(?<![\s\-–—|·•,])[\s\-–—|·•,]+)?(?:(?:page|seite|página)\s*\d{1,3}|\d{1,3}\s*(?:\/|of|von|de|sur)\s*\d{1,3})\s*$/iu;

const maxEdgeRows = 3;
/** A letterhead may be taller, and close to the text. */
const maxHeadRows = 5;
/** The distance between a header or footer and the text, in letter sizes, */
const apart = 2;
/** and relative to the usual distance between rows: widely spaced text is not a stack of footers. */
const wider = 1.3;
/** Fewer rows do not show the usual distance. */
const manyRows = 8;
const reachable = /@|\d[\d\s().-]{6,}\d/;
const sameInset = 2.5;
/** Numbers of different width shift a centred line slightly. */
const sameMargin = 8;

interface EdgeRow {
  readonly row: Row;
  readonly zone: 'top' | 'bottom';
  /** Its text without the numbers, */
  readonly key: string;
  /** and these. */
  readonly numbers: readonly number[];
  /** Distance from the page's edge, so that pages of different height can be compared. */
  readonly inset: number;
}

/**
 * Removes page numbers and repeated headers and footers from the pages, in place. A running header stays at its first
 * occurrence; footers with content are returned, once.
 */
export function removeRunningHeaders(pages: readonly UprightPage[]): string[] {
  const edges = withLetterheads(pages, pages.map(findEdgeRows));
  const repeated = (edge: EdgeRow, page: number): boolean =>
    edges.some((others, index) => index !== page && others.some((other) => isSame(edge, other, index - page)));
  const footers = new Set<string>();
  const seen = new Set<string>();
  edges.forEach((pageEdges, index) => {
    const gone = new Set<Word>();
    for (const edge of pageEdges) {
      if (repeated(edge, index)) {
        const isFirst = !seen.has(edge.key);
        seen.add(edge.key);
        if (edge.zone === 'top' && isFirst) dropNumbers(edge.row, gone);
        else for (const word of edge.row.words) gone.add(word);
        if (edge.zone === 'bottom' && isFirst) footers.add(footerText(edge.row));
      } else {
        dropNumbers(edge.row, gone);
      }
    }
    const page = pages[index];
    if (page && gone.size > 0) page.words.splice(0, page.words.length, ...page.words.filter((word) => !gone.has(word)));
  });
  footers.delete('');
  return [...footers];
}

/** Adds the name and address that stand above the text of several pages, word for word and at the same place, however near it. */
function withLetterheads(pages: readonly UprightPage[], edges: readonly EdgeRow[][]): EdgeRow[][] {
  const heads = pages.map((page) => edgeRows(buildRows(page.words).slice(0, maxHeadRows), 'top', page));
  const isRepeated = (edge: EdgeRow, page: number): boolean =>
    heads.some(
      (others, at) => at !== page && others.some((other) => isSame(edge, other, 0) && textOf(edge) === textOf(other)),
    );
  return edges.map((own, page) => {
    const head = heads[page] ?? [];
    const end = head.findIndex((edge) => !isRepeated(edge, page));
    const repeated = end < 0 ? head : head.slice(0, end);
    // Where all of the first rows recur, the page is a copy of another.
    if (repeated.length === maxHeadRows || !repeated.some((edge) => reachable.test(textOf(edge)))) return own;
    const isNew = ({ row }: EdgeRow) => !own.some((known) => known.zone === 'top' && known.row.y === row.y);
    return [...own, ...repeated.filter(isNew)];
  });
}

const textOf = ({ row }: EdgeRow): string => row.words.map(({ text }) => text).join(' ');

function isSame(edge: EdgeRow, other: EdgeRow, pagesOn: number): boolean {
  if (edge.zone !== other.zone || edge.key !== other.key) return false;
  if (!edge.numbers.every((number, at) => countsPages(number, other.numbers[at] ?? number, pagesOn))) return false;
  return Math.abs(edge.inset - other.inset) < sameInset && Math.abs(edge.row.x0 - other.row.x0) < sameMargin;
}

/** Numbers that stay the same or count pages; others mean different lines, as "2017 – 2019" and "2013 – 2015". */
const countsPages = (number: number, other: number, pagesOn: number): boolean =>
  number === other || ((other - number) * pagesOn > 0 && Math.abs(other - number) <= Math.abs(pagesOn));

function findEdgeRows(page: UprightPage): EdgeRow[] {
  const height = page.bottom - page.top;
  const rows = buildRows(page.words);
  const step =
    rows.length < manyRows ? 0 : median(rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? row.y)));
  const top = outermost(rows, step).filter((row) => row.y < page.top + height * edgeZone);
  const bottom = outermost([...rows].reverse(), step).filter((row) => row.y > page.bottom - height * edgeZone);
  return [...edgeRows(top, 'top', page), ...edgeRows(bottom, 'bottom', page)];
}

function edgeRows(rows: readonly Row[], zone: EdgeRow['zone'], { top, bottom }: UprightPage): EdgeRow[] {
  return rows.map((row) => ({ row, zone, ...keyOf(row), inset: zone === 'top' ? row.y - top : bottom - row.y }));
}

function keyOf(row: Row): Pick<EdgeRow, 'key' | 'numbers'> {
  const text = row.words.map((word) => word.text).join(' ');
  return { key: text.replace(/\d+/g, '#'), numbers: (text.match(/\d+/g) ?? []).map(Number) };
}

/** The rows at one end of the page that are set apart from its text; none if the text itself begins there. */
function outermost(rows: readonly Row[], step: number): readonly Row[] {
  const [first] = rows;
  if (first && pageNumber.test(splitPhrases(first).map(spanText).join(' '))) return [first];
  for (let count = 1; count <= maxEdgeRows; count += 1) {
    const last = rows[count - 1];
    const next = rows[count];
    if (!last) return [];
    const gap = next ? Math.abs(next.y - last.y) : Number.POSITIVE_INFINITY;
    if (gap > Math.max(apart * Math.max(last.size, next?.size ?? 0), wider * step)) return rows.slice(0, count);
  }
  return [];
}

/** A lone number at the edge is the page number; a phone number in the same row is not. */
function dropNumbers(row: Row, gone: Set<Word>): void {
  const phrases = splitPhrases(row);
  const numbers = phrases.filter((phrase) => pageNumber.test(spanText(phrase)));
  if (numbers.length !== 1 || phrases.length > 3) return;
  for (const word of numbers[0]?.words ?? []) gone.add(word);
}

function footerText(row: Row): string {
  return splitPhrases(row)
    .map((phrase) => spanText(phrase).replace(pageSuffix, ''))
    .filter((text) => text !== '' && !pageNumber.test(text))
    .join('\t');
}
