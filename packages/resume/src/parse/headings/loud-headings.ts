import { findLargestName } from '../contact/largest-name.ts';
import { findPeriod } from '../periods/periods.ts';
import { styleOf } from '../rows/line-look.ts';
import type { Row } from '../rows/rows.ts';
import { canBeHeading } from './heading-style.ts';
import { matchHeading } from './match-heading.ts';

const minRows = 3;
/** How much larger than the usual text. */
const louder = 1.35;

/**
 * Rows that only their size makes headings: several in one type far larger than the text, each above smaller text, on a
 * page whose known headings are not set in another type.
 */
export function findLoudHeadings(rows: readonly Row[]): ReadonlySet<number> {
  const sizes = rows.flatMap(({ look }) => look?.size ?? []).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const none: ReadonlySet<number> = new Set();
  if (usual === 0) return none;
  const name = new Set(findLargestName(rows));
  const styles = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    if (!row.look || row.look.size < usual * louder || name.has(row) || !next?.look) continue;
    const isAlone = canBeHeading(row) && next.look.size < row.look.size - 1 && !findPeriod(row.text);
    const style = styleOf(row.look);
    styles.set(style, [
      ...(styles.get(style) ?? []),
      ...(isAlone && /\p{L}{3}|[^\p{ASCII}]{2}/u.test(row.text) ? [at] : []),
    ]);
  }
  const known = rows.flatMap(({ look, text }) => (look && matchHeading(text)?.isExact ? styleOf(look) : []));
  const [style, most] = [...styles].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (style === undefined || most === undefined || most.length < minRows) return none;
  return known.every((own) => own === style) ? new Set(most) : none;
}
