import { matchHeading } from '../headings/match-heading.ts';
import { placeScore } from '../heads/places.ts';
import { findPeriod } from '../periods/periods.ts';
import { organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { countWords, hasCjk } from '../words/word-list.ts';
import { email } from './contact-signs.ts';
import { isPaperTitle, nameIn } from './find-name.ts';

/** A name is looked for in this many rows from the top. */
const opening = 30;
/** How much larger than the usual text a name must be. */
const louder = 1.25;

/** The rows of the name, if it is the largest text on the page: people set nothing larger than their own name. */
export function findLargestName(rows: readonly Row[]): readonly Row[] {
  const sizes = rows.flatMap((row) => row.look?.size ?? []).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (usual === 0) return [];
  const large = rows.filter((row) => sizeOf(row) > usual * louder && !isPaperTitle(row.cells[0] ?? ''));
  const largest = large.reduce((most, row) => Math.max(most, sizeOf(row)), 0);
  const loud = large.filter((row) => sizeOf(row) > largest - 0.5);
  const [first, second] = loud;
  if (!first || loud.length > 2 || !isPlaced(rows, first) || !canBeName(first)) return [];
  // A telephone number next to the given name may be read before the surname in the row below.
  if (second && rows.indexOf(second) - rows.indexOf(first) < 4 && isRestOfName(first, second)) return [first, second];
  const next = rows[rows.indexOf(first) + 1];
  return next && isRestOfName(first, next) ? [first, next] : [first];
}

const sizeOf = (row: Row): number => row.look?.size ?? 0;

/** At the top of the page, or right above the contact details in a column that is read later. */
function isPlaced(rows: readonly Row[], row: Row): boolean {
  const at = rows.indexOf(row);
  return at < opening || rows.slice(at + 1, at + 6).some(({ text }) => email.test(text));
}

/** A row in the same type, or in another type after a given name alone. */
function isRestOfName(first: Row, next: Row): boolean {
  if (!canBeName(next) || countWords(nameOf(first)) + countWords(nameOf(next)) > 5) return false;
  if (Math.abs(sizeOf(next) - sizeOf(first)) < 0.5 && next.look?.face === first.look?.face) return true;
  const name = nameOf(first);
  if (countWords(name) > 1 || hasCjk(name) || placeScore(next.text) > 0 || titleScore(next.text) > 0) return false;
  return next.cells.length === 1 && nameIn(`${name} ${next.text}`) !== undefined;
}

/** The name without a remark in brackets or text in another type after it: "**Jane Doe** Kernel Engineer". */
export function nameOf(row: Row): string {
  const [cell = ''] = row.cells;
  const run = row.look?.runs[0]?.text ?? '';
  return (
    nameIn(cell) ??
    (cell.startsWith(run) ? nameIn(run) : undefined) ??
    cell.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u, '').replace(/(?<![\s,|–—-])[\s,|–—-]+$/u, '')
  );
}

function canBeName(row: Row): boolean {
  const name = nameOf(row);
  if (name === '' || countWords(name) > 5 || name.length > 40 || !/\p{L}{2}/u.test(name)) return false;
  if (/[\d@:/!?;&+]/u.test(name) || isPaperTitle(name) || matchHeading(name) || findPeriod(name)) return false;
  return titleScore(name) < 2 && organisationScore(name) < 2;
}
