import { matchHeading } from '@fitted/resume/parse/headings/match-heading';
import { startsWithBullet } from './bullets.ts';
import type { FlowRow } from './flow-row.ts';
import { findGutters, type Gutter } from './gutters.ts';
import { findPageGutter } from './page-gutter.ts';
import { buildRows } from './rows.ts';
import { belongTogether, findSidebar, isAlone } from './sidebars.ts';
import { bodySize, bottom, type Row, top, type Word } from './word.ts';

/** Reading order: flows are read top to bottom, columns one after the other. */
export type Block = { readonly kind: 'flow'; readonly rows: FlowRow[]; readonly right: number } | Columns;

export interface Columns {
  readonly kind: 'columns';
  readonly x: number;
  readonly columns: readonly [Block[], Block[]];
}

const maxDepth = 10;

/**
 * Splits a region where a gutter separates columns (an XY-cut that prefers tall gutters), so that each column is read
 * to its end before the next begins; what is above and below the gutter keeps its place.
 */
export function cutBlocks(words: readonly Word[], right = rightEdge(words), depth = 0): Block[] {
  if (words.length === 0) return [];
  const rows = buildRows(words);
  const whole = depth === 0 ? findPageGutter(words, rows) : undefined;
  if (whole) return cutColumns(words, whole, right, depth);
  const gutters = depth < maxDepth && words.length > 3 ? findGutters(words, rows) : [];
  const columns = findColumns(gutters);
  if (columns) return cutColumns(words, columns, right, depth);

  const settled = new Set<Word>();
  for (const gutter of gutters) {
    const sidebar = findSidebar(gutter);
    if (!sidebar || sidebar.side.every((word) => settled.has(word))) continue;
    if (!sidebar.isNeeded) {
      // A shorter gutter that ends within one of these rows would split it.
      for (const word of sidebar.side) settled.add(word);
      continue;
    }
    const { above, below } = around(words, gutter);
    const blocks = sidebar.main.flatMap((stretch) => cutBlocks(stretch, right, depth + 1));
    sidebar.attach(blocks.flatMap(flowRows), right);
    return joinFlows([...cutBlocks(above, right, depth + 1), ...blocks, ...cutBlocks(below, right, depth + 1)]);
  }
  return [{ kind: 'flow', rows, right }];
}

/** Words over the edge of a panel belong to neither side: then it is an ornament, and the words alone decide. */
export function cutAtPanel(words: readonly Word[], x: number): Block[] {
  const left = words.filter((word) => word.x1 <= x + 1);
  const right = words.filter((word) => word.x0 >= x - 1);
  const isParted = left.length > 0 && right.length > 0 && left.length + right.length === words.length;
  if (!isParted) return cutBlocks(words);
  return [{ kind: 'columns', x, columns: [cutBlocks(left), cutBlocks(right)] }];
}

function findColumns(gutters: readonly Gutter[]): Gutter | undefined {
  const tallest = gutters[0]?.shared ?? 0;
  const tall = gutters.filter((gutter) => gutter.shared >= tallest * 0.4);
  const notes = new Set<Word>();
  for (const gutter of tall) {
    // Part of a margin of dates looks like a column once the rest of it is cut off.
    const isKnown = [gutter.left, gutter.right].some((side) => side.every((word) => notes.has(word)));
    if (!isKnown && isColumnGutter(gutter)) return findOuter(gutter, tall) ?? gutter;
    for (const word of findSidebar(gutter)?.side ?? []) notes.add(word);
  }
  return undefined;
}

/**
 * A margin of dates or ratings beside one of two columns makes a second gutter, and the inner one may be the taller.
 * The columns are separated first: at the gutter whose two sides do not belong together, else at the wider one.
 */
function findOuter(gutter: Gutter, gutters: readonly Gutter[]): Gutter | undefined {
  const slack = (gutter.to - gutter.from) * 0.1;
  return gutters.find((other) => {
    const isAsTall = other.from < gutter.from + slack && other.to > gutter.to - slack;
    if (other === gutter || !isAsTall || !isColumnGutter(other)) return false;
    const [first, second] = other.x < gutter.x ? [other, gutter] : [gutter, other];
    const left = new Set(second.left);
    const between = first.right.filter((word) => left.has(word));
    if (between.length === 0) return false;
    const isInner = (inner: Gutter) =>
      inner === first ? belongTogether(first.left, between, first.x) : belongTogether(between, second.right, second.x);
    return isInner(gutter) && (other.width > gutter.width || !isInner(other));
  });
}

/** Joins stretches of one column that were examined separately. */
function joinFlows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === 'flow' && block.kind === 'flow' && last.right === block.right) last.rows.push(...block.rows);
    else joined.push(block);
  }
  return joined;
}

const isHeading = (row: Row): boolean => matchHeading(row.words.map((word) => word.text).join(' '))?.isExact === true;

const rightEdge = (words: readonly Word[]): number => Math.max(...words.map((word) => word.x1));

export function flowRows(block: Block): FlowRow[] {
  return block.kind === 'flow' ? block.rows : block.columns.flat().flatMap(flowRows);
}

function cutColumns(words: readonly Word[], gutter: Gutter, right: number, depth: number): Block[] {
  const whole = around(words, gutter);
  const parts = trim(gutter, whole.below.length > 0);
  const columns = [parts.left, parts.right].map((side) => cutBlocks(side, rightEdge(side), depth + 1));
  return joinFlows([
    ...cutBlocks([...whole.above, ...parts.above], right, depth + 1),
    { kind: 'columns', x: gutter.x, columns: columns as [Block[], Block[]] },
    ...cutBlocks([...parts.below, ...whole.below], right, depth + 1),
  ]);
}

function around(words: readonly Word[], gutter: Gutter): { above: Word[]; below: Word[] } {
  const inside = new Set([...gutter.left, ...gutter.right]);
  const middle = (gutter.from + gutter.to) / 2;
  const outside = words.filter((word) => !inside.has(word));
  return { above: outside.filter((word) => word.y < middle), below: outside.filter((word) => word.y >= middle) };
}

/**
 * Short lines above or below the columns do not cross the gutter but belong to neither column: the heading of the next
 * section must not be read before the right column.
 */
function trim(gutter: Gutter, isFollowed: boolean) {
  let left = [...gutter.left];
  let right = [...gutter.right];
  const above: Word[] = [];
  const below: Word[] = [];
  const start = Math.min(...left.map(top));
  const edge = Math.min(...right.map((word) => word.x0));
  const early = buildRows(right.filter((word) => bottom(word) < start));
  // "Updated in May" in the corner is above both columns; text flush with the right column is its beginning.
  if (early.length <= 2 && early.every((row) => row.x0 - edge > 2 * row.size)) {
    above.push(...early.flatMap((row) => row.words));
    right = right.filter((word) => !above.includes(word));
  }
  if (isFollowed) {
    const ends = [Math.max(...left.map(bottom)), Math.max(...right.map(bottom))] as const;
    const shorter = Math.min(...ends);
    const isLeftLonger = ends[0] > ends[1];
    const cut = findBreakBelow(buildRows(isLeftLonger ? left : right), shorter);
    const keep = (word: Word) => {
      if (word.y <= cut) return true;
      below.push(word);
      return false;
    };
    if (isLeftLonger) left = left.filter(keep);
    else right = right.filter(keep);
  }
  return { above, below, left, right };
}

/** The baseline of the last row that still belongs to the column that continues below its neighbour. */
function findBreakBelow(rows: readonly Row[], from: number): number {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next) return row.y;
    const isPast = bottom(next) > from;
    const gap = next.y - row.y;
    if (isPast && top(next) >= from - next.size * 0.3 && (gap > 1.7 * row.size || next.size > row.size * 1.1))
      return row.y;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether each side is a text of its own, rather than a margin of dates or the cells of a table. */
function isColumnGutter(gutter: Gutter): boolean {
  const { leftRows: left, rightRows: right } = gutter;
  const shorter = Math.min(left.length, right.length);
  if (shorter >= 2 && [...left, ...right].every(startsWithBullet)) return true;
  if (shorter < 2 || left.length + right.length < 5) return false;
  const em = bodySize([...gutter.left, ...gutter.right]);
  if (gutter.shared < em * 3) return false;
  const bulleted = right.filter(startsWithBullet).length;
  if (bulleted === right.length) return true;
  if (shorter < 3 && bulleted === 0) return false;
  if (findSidebar(gutter)) return false;
  return !isTable(left, right) && !areInterlaced(left, right);
}

/**
 * Rows that fill each other's gaps, with hardly two side by side, are one text: the lines of a Japanese form among its
 * centred headings.
 */
function areInterlaced(left: readonly Row[], right: readonly Row[]): boolean {
  const from = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const to = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const [one, other] = [left, right].map((rows) => rows.filter((row) => row.y >= from && row.y <= to));
  if (!one || !other) return false;
  const [alone, otherAlone] = [one.filter((row) => isAlone(row, other)), other.filter((row) => isAlone(row, one))];
  const beside = one.length - alone.length;
  return (
    alone.length > 0 &&
    otherAlone.length > 0 &&
    alone.length + otherAlone.length > beside + other.length - otherAlone.length
  );
}

/** Short cells whose rows all line up read better row by row; headings between them introduce rows, not cells. */
function isTable(column: readonly Row[], right: readonly Row[]): boolean {
  if ([...column, ...right].some(startsWithBullet)) return false;
  const left = column.filter((row) => !(isAlone(row, right) && isHeading(row)));
  const aligned = right.filter((row) => left.some((other) => Math.abs(other.y - row.y) < row.size * 0.35)).length;
  if (aligned < 0.75 * Math.max(left.length, right.length)) return false;
  const letters = [...left, ...right].map((row) => row.words.reduce((sum, word) => sum + word.text.length + 1, 0));
  return letters.reduce((sum, count) => sum + count, 0) / letters.length < 30;
}
