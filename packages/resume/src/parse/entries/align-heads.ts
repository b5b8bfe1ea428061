import type { RawEntry } from '../heads/split-head.ts';
import { styleOf } from '../rows/line-look.ts';
import { isProse } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { countWords } from '../words/word-list.ts';

/**
 * Heads of a section have the same number of rows: if the others have the employer in a second row ("Acme    Boston,
 * MA"), a row of the same look and layout right below a one-row head belongs to that head too.
 */
export function alignHeads(entries: readonly RawEntry[]): RawEntry[] {
  const seconds = entries.flatMap(({ head }) => (head[1] ? [shapeOf(head[1])] : []));
  const usual = mostFrequent(seconds);
  if (usual === undefined || seconds.filter((shape) => shape === usual).length < Math.max(2, entries.length * 0.5))
    return [...entries];
  const isTold = (shape: string): boolean =>
    entries.some(({ body }) => body.slice(1).some((row) => shapeOf(row) === shape));
  return entries.map((entry) => {
    const [first, ...rest] = entry.body;
    if (entry.head.length !== 1 || !first || first.isBullet || shapeOf(first) !== usual) return entry;
    if (isProse(first.text) || countWords(first.text) > 10 || (first.cells.length < 2 && isTold(usual))) return entry;
    return { head: [...entry.head, first], body: rest };
  });
}

function shapeOf(row: Paragraph): string {
  return row.look && !row.isBullet ? `${styleOf(row.look)} ${row.cells.length}` : '';
}

function mostFrequent(shapes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const shape of shapes) if (shape !== '') counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
