import { isPaperTitle, nameIn } from './find-name.ts';
import { matchHeading } from './match-heading.ts';
import { findPeriod } from './periods.ts';
import { organisationScore, titleScore } from './row-signs.ts';
import type { Row } from './rows.ts';
import { countWords } from './word-list.ts';

/** How far down a page its person is still named. */
const opening = 30;
/** A name is set this much larger than the text. */
const louder = 1.25;

/** The rows of the name, where it is the largest thing on the page: people set nothing larger than their own name. */
export function findLoudName(rows: readonly Row[]): readonly Row[] {
  const sizes = rows.flatMap((row) => row.look?.size ?? []).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (usual === 0) return [];
  const sizeOf = (row: Row): number => row.look?.size ?? 0;
  const large = rows.filter((row) => sizeOf(row) > usual * louder && !isPaperTitle(row.text));
  const largest = large.reduce((most, row) => Math.max(most, sizeOf(row)), 0);
  const loud = large.filter((row) => sizeOf(row) > largest - 0.5);
  const [first] = loud;
  if (!first || loud.length > 2 || rows.indexOf(first) >= opening || !canBeName(first)) return [];
  const next = rows[rows.indexOf(first) + 1];
  const isWrapped =
    next !== undefined &&
    next.look !== undefined &&
    Math.abs(next.look.size - (first.look?.size ?? 0)) < 0.5 &&
    next.look.face === first.look?.face &&
    canBeName(next) &&
    countWords(nameOf(first)) + countWords(nameOf(next)) <= 5;
  return isWrapped ? [first, next] : [first];
}

/** Without a remark in brackets behind it. */
export function nameOf(row: Row): string {
  const [cell = ''] = row.cells;
  return (
    nameIn(cell) ?? cell.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u, '').replace(/(?<![\s,|–—-])[\s,|–—-]+$/u, '')
  );
}

function canBeName(row: Row): boolean {
  const name = nameOf(row);
  if (name === '' || countWords(name) > 5 || name.length > 40 || !/\p{L}{2}/u.test(name)) return false;
  if (/[\d@:/!?;&+]/u.test(name) || isPaperTitle(name) || matchHeading(name) || findPeriod(name)) return false;
  return titleScore(name) < 2 && organisationScore(name) < 2;
}
