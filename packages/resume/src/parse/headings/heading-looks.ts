import { styleOf } from '../rows/line-look.ts';
import type { Row } from '../rows/rows.ts';
import { isCapitals } from './heading-style.ts';
import type { HeadingMatch } from './match-heading.ts';

/** How much a row looks like the headings of its page: `undefined` if that is unknown. */
export type HeadingLook = 'heading' | 'louder' | 'plain' | undefined;

interface StyleCount {
  rows: number;
  known: number;
  letters: number;
  readonly row: Row;
}

/** Style of a row; for headings, capitals are part of it. */
function keyOf(row: Row): string {
  return row.look ? `${styleOf(row.look)} ${isCapitals(row.text)}` : '';
}

/**
 * The headings of a page look alike, and nothing else looks like them: styles in which a good part of the rows are
 * known headings are the page's heading styles, and unknown words in those styles are headings too.
 */
export function learnHeadingLooks(
  rows: readonly Row[],
  matches: readonly (HeadingMatch | undefined)[],
): (index: number) => HeadingLook {
  const keys = rows.map(keyOf);
  const styles = new Map<string, StyleCount>();
  for (const [index, row] of rows.entries()) {
    if (!row.look) continue;
    const key = keys[index] ?? '';
    const style = styles.get(key) ?? { rows: 0, known: 0, letters: 0, row };
    style.rows += 1;
    style.letters += row.text.length;
    const match = matches[index];
    if (match?.isExact && !match.isAmbiguous) style.known += 1;
    else if (match) style.known += 0.5;
    styles.set(key, style);
  }
  const body = [...styles.values()].sort((a, b) => b.letters - a.letters)[0];
  const headings = new Set(
    [...styles]
      .filter(([, style]) => style !== body && body !== undefined && isHeadingStyle(style, body))
      .map(([key]) => key),
  );
  addOtherCase(styles, headings);
  const count = keys.filter((key) => headings.has(key)).length;
  if (!body || count < 2) return () => undefined;
  const size = Math.min(...[...headings].map((key) => styles.get(key)?.row.look?.size ?? 0));
  const columns = new Set(rows.filter((_, index) => headings.has(keys[index] ?? '')).map((row) => columnOf(row)));
  return (index) => {
    const row = rows[index];
    if (!row?.look) return undefined;
    const key = keys[index] ?? '';
    if (headings.has(key)) return 'heading';
    // A side column has smaller headings, but not as small as its text.
    const isAside = !columns.has(columnOf(row)) && row.look.size >= size * 0.73;
    if (styles.get(key) !== body && (row.look.size >= size - 0.3 || isAside)) return 'louder';
    return count > 2 ? 'plain' : undefined;
  };
}

/** A few headings may be in the same type as the others, but not in capitals, or the other way round. */
function addOtherCase(styles: ReadonlyMap<string, StyleCount>, headings: Set<string>): void {
  for (const [key, style] of styles) {
    const other = key.endsWith(' true') ? key.replace(/true$/u, 'false') : key.replace(/false$/u, 'true');
    const known = headings.has(other) ? (styles.get(other)?.rows ?? 0) : 0;
    const isBold = style.row.look?.isBold ?? false;
    if (known > 2 && isBold && style.rows * 3 <= known && style.letters / style.rows <= 45) headings.add(key);
  }
}

const columnOf = (row: Row): number => Math.round((row.look?.column ?? 0) / 40);

function isHeadingStyle(style: StyleCount, body: StyleCount): boolean {
  const [own, usual] = [style.row.look, body.row.look];
  if (!own || !usual || style.known < 1) return false;
  if (own.size < usual.size * 0.85 || style.letters / style.rows > 40) return false;
  const isLarger = own.size > usual.size * 1.1;
  const share = style.known / style.rows;
  if (style.known < 2 && !isLarger && !own.isBold) return false;
  return share >= (isLarger ? 0.3 : 0.45);
}
