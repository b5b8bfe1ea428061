import type { Piece } from 'word-extractor/lib/word-ole-extractor.js';
import { type List, type ListPlace, readListPlace, readLists, readStyleLists } from './list-tables.ts';
import { cellBreak, type ItemEnd, itemMark } from './marks.ts';
import { readParagraphs, walkProperties } from './property-runs.ts';

const cell = 0x07;
const lineBreak = 0x0b;
const paragraphEnd = 0x0d;
const space = 0x20;
const sprmInTable = 0x2416;

export interface Letters {
  readonly piece: Piece;
  readonly letters: Buffer;
}

interface Item {
  readonly letters: Buffer;
  /** Where the item ends, in bytes of its piece. */
  readonly at: number;
  readonly position: number;
  readonly end: ItemEnd;
  readonly list: number;
  readonly level: number;
}

/** Maps positions in the file to positions in the text, in bytes of their piece. */
export function* lettersIn(run: { from: number; to: number }, pieces: readonly Letters[]) {
  for (const { piece, letters } of pieces) {
    const from = Math.max(0, Math.ceil((run.from - piece.startFilePos) / piece.bpc)) * 2;
    const to = Math.min(letters.length, Math.floor((run.to - piece.startFilePos) / piece.bpc) * 2);
    for (let at = from; at < to; at += 2) yield { piece, letters, at };
  }
}

/** Marks the ends of list items and of the contents of table cells. */
export function markParagraphs(main: Buffer, table: Buffer, pieces: readonly Letters[]): void {
  const lists = readLists(main, table);
  const styles: ListPlace[] = lists.length > 0 ? readStyleLists(main, table) : [];
  const items: Item[] = [];
  for (const paragraph of readParagraphs(main, table)) {
    const place = { ...styles[paragraph.style], ...readListPlace(paragraph.properties) };
    const { list = 0, level = 0 } = place;
    const isItem = list > 0 && list <= lists.length;
    const isInTable = [...walkProperties(paragraph.properties)].some(
      ({ code, operand }) => code === sprmInTable && operand[0] === 1,
    );
    if (!isItem && !isInTable) continue;
    for (const { piece, letters, at } of lettersIn(paragraph, pieces)) {
      const code = letters.readUInt16LE(at);
      // A line break that would tear an item or a row apart.
      if (code === lineBreak) letters.writeUInt16LE(isItem ? space : cellBreak, at);
      else if (code !== paragraphEnd && code !== cell) continue;
      else if (isItem) {
        const end = code === cell ? 'cell' : isInTable ? 'cell paragraph' : 'paragraph';
        items.push({ letters, at, position: piece.startCp + at / 2, end, list, level: Math.min(level, 8) });
      } else if (code === paragraphEnd) letters.writeUInt16LE(cellBreak, at);
    }
  }
  markItems(items, lists);
}

function markItems(items: Item[], lists: readonly (List | undefined)[]): void {
  const counters = new Map<number, number[]>();
  for (const { letters, at, end, list, level } of items.sort((a, b) => a.position - b.position)) {
    const found = lists[list - 1];
    const mark = found?.marks[level];
    if (!found || !mark || mark === 'none') {
      if (end === 'cell paragraph') letters.writeUInt16LE(cellBreak, at);
      continue;
    }
    const counts = counters.get(found.id) ?? [];
    counters.set(found.id, counts);
    counts.length = Math.min(counts.length, level + 1);
    const number = (counts[level] ?? (found.starts[level] ?? 1) - 1) + 1;
    counts[level] = number;
    letters.writeUInt16LE(itemMark(end, mark === 'number' ? number : 0, level), at);
  }
}
