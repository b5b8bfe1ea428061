import { type DocumentLine, layOutCells, writeLines } from '../package-file/document-lines.ts';

const item = /^\s*(?:•|\d{1,3}[.)])\s/;

/** A table row from formats that have its cells only as text, laid out as for every other format. */
export function writeRow(cells: readonly string[]): string {
  const lines = layOutCells(cells.map(readCell));
  return `${lines[0]?.isApart ? '\n' : ''}${writeLines(lines)}`;
}

function readCell(cell: string): DocumentLine[] {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    if (item.test(line)) return { text: line, isItem: true };
    const text = line.trim();
    // Styles are unknown here; capitals above other lines indicate a heading.
    const isHeading = index === 0 && lines.length > 1 && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\p{N}]/u.test(text);
    return isHeading ? { text, isHeading } : { text };
  });
}
