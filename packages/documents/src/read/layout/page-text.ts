import type { LineLook } from '@fitted/resume/parse/rows/line-look';
import { type Block, type Columns, cutAtPanel, cutBlocks, flowRows } from './blocks.ts';
import { findRepeatedSymbols } from './bullets.ts';
import { joinLines } from './hyphens.ts';
import { settleLinks } from './links.ts';
import type { UprightPage } from './page-words.ts';
import { type Line, type Reading, readLines } from './paragraphs.ts';
import { layOutProfile } from './profile-export.ts';
import { plainHyphens } from './row-text.ts';
import { buildRows } from './rows.ts';
import { removeRunningHeaders } from './running-headers.ts';
import { bodySize, type Word } from './word.ts';

/** Lays out pages (and texts on them that run in other directions) in order, as the text of one document. */
export function layOutPages(pages: readonly UprightPage[]): { text: string; looks: LineLook[] } {
  const profile = layOutProfile(pages);
  if (profile) return profile;
  const footers = removeRunningHeaders(pages);
  const words = pages.flatMap((page) => page.words);
  if (words.some((word) => word.link !== undefined)) settleLinks(words);
  const reading: Reading = {
    bodySize: bodySize(words),
    vocabulary: words.some((word) => /[-‐\u00ad]$/.test(word.text)) ? readVocabulary(words) : new Set(),
    symbols: words.some((word) => word.isSymbol)
      ? findRepeatedSymbols(pages.flatMap((page) => buildRows(page.words)))
      : new Set(),
  };
  const flows = mergeColumns(pages).flatMap((block) => readBlock(block, reading));
  const lines = joinFlows(flows, reading);
  const text = writeLines(lines);
  const missing = footers.filter((footer) => !text.toLowerCase().includes(footer.toLowerCase()));
  return {
    text: plainHyphens([text, ...missing].join('\n\n')),
    looks: lines.map((line) => ({ ...line.look, text: plainHyphens(line.text) })),
  };
}

/** The words of the document, used to decide whether a hyphen at a line's end belongs to a word. */
function readVocabulary(words: readonly Word[]): Set<string> {
  return new Set(
    words.map((word) => word.text.toLowerCase().replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')),
  );
}

/** A column that continues at the same place on the next page is one column: its section must not be split. */
function mergeColumns(pages: readonly UprightPage[]): Block[] {
  const merged: Block[] = [];
  let page: UprightPage | undefined;
  for (const next of pages) {
    const blocks = next.panel === undefined ? cutBlocks(next.words) : cutAtPanel(next.words, next.panel);
    const last = merged.at(-1);
    const continued = last?.kind === 'columns' && page && findContinued(last, page, blocks[0]);
    if (continued) merged[merged.length - 1] = continued;
    merged.push(...(continued ? blocks.slice(1) : blocks));
    page = next;
  }
  return merged;
}

/** The columns of a page with their continuation overleaf: of both, or of the one that filled the page. */
function findContinued(last: Columns, page: UprightPage, next: Block | undefined): Columns | undefined {
  const [left, right] = last.columns;
  if (next?.kind === 'columns') {
    if (Math.abs(next.x - last.x) >= 8) return undefined;
    return {
      ...last,
      columns: [
        [...left, ...next.columns[0]],
        [...right, ...next.columns[1]],
      ],
    };
  }
  const isFull = (column: readonly Block[]) =>
    Math.max(...column.flatMap(flowRows).map((row) => row.y)) > page.bottom - 0.2 * (page.bottom - page.top);
  if (!next) return undefined;
  if (isFull(left) && next.rows.every((row) => row.x1 < last.x)) return { ...last, columns: [[...left, next], right] };
  if (isFull(right) && next.rows.every((row) => row.x0 > last.x)) return { ...last, columns: [left, [...right, next]] };
  return undefined;
}

function readBlock(block: Block, reading: Reading): Line[][] {
  if (block.kind === 'flow') return [readLines(block.rows, block.right, reading)];
  const [left, right] = block.columns.map((column) => ({
    loudest: Math.max(0, ...column.flatMap(flowRows).map((row) => row.size)),
    flows: column.flatMap((inner) => readBlock(inner, reading)),
  }));
  if (!left || !right) return [];
  // A resume begins with the person: if the name is at the top of the right column, that column is read first.
  return right.loudest > left.loudest * 1.4 ? [...right.flows, ...left.flows] : [...left.flows, ...right.flows];
}

function joinFlows(flows: readonly Line[][], reading: Reading): Line[] {
  const lines: Line[] = [];
  for (const flow of flows) {
    const [first, ...rest] = flow;
    const last = lines.at(-1);
    if (!first) continue;
    if (last && continuesAcross(last, first)) {
      last.text = joinLines(last.text, first.text, reading.vocabulary);
      lines.push(...rest);
    } else lines.push({ ...first, isApart: true }, ...rest);
  }
  return lines;
}

function writeLines(lines: readonly Line[]): string {
  let text = '';
  let last: Line | undefined;
  for (const line of lines) {
    const isApart = line.isHeading ? !last?.isHeading || line.isApart : line.isApart && !last?.isHeading;
    if (last) text += isApart ? '\n\n' : '\n';
    text += line.isBullet ? `${'  '.repeat(line.depth)}• ${line.text}` : line.text;
    last = line;
  }
  return text;
}

/** A sentence that a page break cut in two. */
function continuesAcross(last: Line, first: Line): boolean {
  return (
    !first.isBullet &&
    !last.isHeading &&
    Math.abs(last.size - first.size) < 0.6 &&
    /^\p{Ll}/u.test(first.text) &&
    /[\p{L},\u00ad-]$/u.test(last.text) &&
    !first.text.includes('\t')
  );
}
