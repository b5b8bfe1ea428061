import type { UprightPage } from './page-words.ts';
import { spanText } from './row-text.ts';
import { buildRows, splitPhrases } from './rows.ts';
import type { Row, Word } from './word.ts';

/** Share of the page's height, at its top and bottom, where headers and footers stand. */
const ZONE = 0.11;
const PAGE_NUMBER =
  /^[\s\-–—|·•()]*(?:(?:page|pg\.?|seite|página|pág\.?|p\.|第)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|sur|\|)\s*\d{1,3})?(?:\s*(?:页|頁|ページ))?[\s\-–—|·•()]*$/iu;
const PAGE_SUFFIX = /[\s\-–—|·•,]*(?:(?:page|seite|página)\s*\d{1,3}|\d{1,3}\s*(?:\/|of|von|de|sur)\s*\d{1,3})\s*$/iu;

interface EdgeRow {
  readonly row: Row;
  readonly zone: 'top' | 'bottom';
  readonly key: string;
  /** Distance from the page's edge, so that sheets of different height compare. */
  readonly inset: number;
}

/**
 * Takes page numbers and repeated headers and footers out of the pages, in place: a running header stays where it
 * first stands, and the footers that say something are handed back, once.
 */
export function removeFurniture(pages: readonly UprightPage[]): string[] {
  const edges = pages.map(findEdgeRows);
  const repeated = (edge: EdgeRow, page: number): boolean =>
    edges.some(
      (others, index) =>
        index !== page &&
        others.some(
          (other) => other.key === edge.key && other.zone === edge.zone && Math.abs(other.inset - edge.inset) < 6,
        ),
    );
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

function findEdgeRows(page: UprightPage): EdgeRow[] {
  const height = page.bottom - page.top;
  const rows = buildRows(
    page.words.filter((word) => word.y < page.top + height * ZONE || word.y > page.bottom - height * ZONE),
  );
  return rows.map((row) => {
    const zone = row.y < page.top + height / 2 ? 'top' : 'bottom';
    const key = row.words
      .map((word) => word.text)
      .join(' ')
      .replace(/\d+/g, '#');
    return { row, zone, key, inset: zone === 'top' ? row.y - page.top : page.bottom - row.y };
  });
}

/** A lone number at the edge is the page's; a phone number in the same row is not. */
function dropNumbers(row: Row, gone: Set<Word>): void {
  const phrases = splitPhrases(row);
  const numbers = phrases.filter((phrase) => PAGE_NUMBER.test(spanText(phrase)));
  if (numbers.length !== 1 || phrases.length > 3) return;
  for (const word of numbers[0]?.words ?? []) gone.add(word);
}

function footerText(row: Row): string {
  return splitPhrases(row)
    .map((phrase) => spanText(phrase).replace(PAGE_SUFFIX, ''))
    .filter((text) => text !== '' && !PAGE_NUMBER.test(text))
    .join('\t');
}
