import { matchHeading } from '../headings/match-heading.ts';

/** A block of two columns that was pasted row by row. Each column is read to its end before the next. */
interface Block {
  readonly from: number;
  readonly to: number;
  /** Where the right column begins. */
  readonly at: number;
}

const narrowestColumn = 14;
const maxLineLength = 400;
const minRows = 6;
const minSharedRows = 4;
const maxGutters = 8;

/** The lines in reading order. Unchanged unless there are two columns that each have headings. */
export function readColumns(lines: readonly string[]): readonly string[] {
  const ordered: string[] = [];
  let from = 0;
  for (const block of findBlocks(lines)) {
    const rows = lines.slice(block.from, block.to);
    ordered.push(...lines.slice(from, block.from));
    ordered.push(...withoutGaps(rows.map((row) => row.slice(0, block.at).trimEnd())), '');
    ordered.push(...withoutGaps(rows.map((row) => row.slice(block.at).trimEnd())), '');
    from = block.to;
  }
  return from === 0 ? lines : [...ordered, ...lines.slice(from)];
}

function findBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const gutter of findGutters(lines)) {
    const block = blockAround(lines, gutter.row, gutter.at);
    const isFree = blocks.every((other) => block.from >= other.to || block.to <= other.from);
    if (isFree && isTwoColumns(lines.slice(block.from, block.to), block.at)) blocks.push(block);
  }
  return blocks.sort((one, other) => one.from - other.from);
}

/** Columns at which a heading follows a wide gap, each with the first such row. */
function findGutters(lines: readonly string[]): { readonly row: number; readonly at: number }[] {
  const rowByColumn = new Map<number, number>();
  for (const [row, line] of lines.entries()) {
    if (line.length > maxLineLength || line.includes('\t')) continue;
    const gap = line.lastIndexOf('  ');
    const at = gap >= 0 && /\S/u.test(line.charAt(gap + 2)) ? gap + 2 : 0;
    if (at >= narrowestColumn && !rowByColumn.has(at) && isHeading(line.slice(at))) rowByColumn.set(at, row);
    if (rowByColumn.size >= maxGutters) break;
  }
  return [...rowByColumn].map(([at, row]) => ({ row, at }));
}

/** The adjacent rows that leave the gutter free. */
function blockAround(lines: readonly string[], row: number, at: number): Block {
  const isOpen = (line: string | undefined): boolean =>
    line !== undefined && !line.includes('\t') && line.slice(at - 2, at).trim() === '' && line.length <= maxLineLength;
  let from = row;
  let to = row + 1;
  while (isOpen(lines[from - 1])) from -= 1;
  while (isOpen(lines[to])) to += 1;
  // Rows at the top with nothing in the right column span the whole page.
  const isShared = (index: number): boolean => (lines[index]?.slice(at).trim() ?? '') !== '';
  while (from < row && !isShared(from)) from += 1;
  return { from, to, at };
}

function isTwoColumns(rows: readonly string[], at: number): boolean {
  const left = rows.map((row) => row.slice(0, at).trim());
  const right = rows.map((row) => row.slice(at).trim());
  const shared = rows.filter((_, index) => left[index] !== '' && right[index] !== '').length;
  if (shared < minSharedRows || right.filter((text) => text !== '').length < minRows) return false;
  return left.some(isHeading) && right.some(isHeading);
}

function isHeading(text: string): boolean {
  const match = matchHeading(text);
  return match?.isExact === true && !match.isAmbiguous && text.trim().length <= 40;
}

/** The other column leaves blank lines behind; runs of them become one. */
function withoutGaps(rows: readonly string[]): string[] {
  return rows.filter((row, index) => row.trim() !== '' || (rows[index - 1] ?? '').trim() !== '');
}
