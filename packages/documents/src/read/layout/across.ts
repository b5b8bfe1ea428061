import { rowSolids, type Solid, toSolid } from './solids.ts';
import { bottom, type Row, top } from './word.ts';

const minItems = 3;
const maxItemWords = 6;
/** Items of one row are closer together than this many heights. */
const maxItemGap = 5;
/** How many heights above a row its neighbours are looked for. */
const maxRise = 3;
/** Solids of one row are at most this far apart when sorted by their tops. */
const neighbours = 24;

/**
 * Rows of items ("Berlin   mail@…   github.com/…"), each as one solid: their gaps are similar, so the row counts as
 * crossing a gutter although no item touches it.
 */
export function findItemRows(solids: readonly Solid[]): Solid[] {
  const rows: Solid[] = [];
  const known = new Set<Solid>();
  solids.forEach((first, index) => {
    if (known.has(first)) return;
    const middle = (first.top + first.bottom) / 2;
    const row = solids
      .slice(Math.max(0, index - neighbours), index + neighbours)
      .filter((solid) => solid.top < middle && solid.bottom > middle);
    if (row.length < minItems || row.some((solid) => solid.words.length > maxItemWords)) return;
    row.sort((a, b) => a.x0 - b.x0);
    const gaps = row.slice(1).map((solid, at) => solid.x0 - (row[at]?.x1 ?? solid.x0));
    const widest = Math.max(...gaps);
    if (widest >= Math.min(maxItemGap * (first.bottom - first.top), 3 * Math.min(...gaps))) return;
    const above = solids
      .slice(Math.max(0, index - neighbours), index)
      .filter((solid) => solid.bottom > first.top - maxRise * (first.bottom - first.top) && !row.includes(solid));
    if (row.slice(1).some((solid, at) => isOpen(above, known, row[at]?.x1 ?? solid.x0, solid.x0))) return;
    for (const solid of row) known.add(solid);
    rows.push(toSolid(row.flatMap((solid) => solid.words)));
  });
  return rows;
}

/** A gap that continues from the rows above, with text on both sides, is a gutter: the row is merely in its way. */
function isOpen(above: readonly Solid[], itemRows: ReadonlySet<Solid>, x0: number, x1: number): boolean {
  const isCrossed = above.some((solid) => itemRows.has(solid) || (solid.x0 < x1 && solid.x1 > x0));
  return !isCrossed && above.some((solid) => solid.x1 <= x0) && above.some((solid) => solid.x0 >= x1);
}

/** Letters this much larger than the text stand out, as bold ones do. */
const loud = 1.12;

/**
 * Headings at the left margin of the whole region: they introduce what is below on either side, although they are too
 * short to reach the gutter. The headings of a sidebar look similar, but some of them have text beside them.
 */
export function findHeadings(rows: readonly Row[], em: number): Solid[] {
  const x0 = Math.min(...rows.map((row) => row.x0));
  const x1 = Math.max(...rows.map((row) => row.x1));
  const found: { readonly look: string; readonly heading: Solid }[] = [];
  const accompanied = new Set<string>();
  rows.forEach((row, index) => {
    if (row.x0 - x0 >= em) return;
    const [first, ...others] = rowSolids(row);
    if (!first?.words.every((word) => word.isBold || word.size > em * loud)) return;
    const look = `${first.words[0]?.isBold} ${Math.round(row.size * 2)}`;
    if (others.length > 0 || !isClear(rows, index)) accompanied.add(look);
    else if (isClear(rows, index + 1)) found.push({ look, heading: { ...first, x0, x1 } });
  });
  return found.filter(({ look }) => !accompanied.has(look)).map(({ heading }) => heading);
}

/** Whether no other row overlaps this one vertically, as rows of independent columns do. */
function isClear(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  const above = rows[index - 1];
  const below = rows[index + 1];
  if (!row) return true;
  return (!above || bottom(above) <= top(row) + 1) && (!below || top(below) >= bottom(row) - 1);
}
