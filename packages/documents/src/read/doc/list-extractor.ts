import WordOleExtractor, { type Piece } from 'word-extractor/lib/word-ole-extractor.js';
import { type List, type ListPlace, readListPlace, readLists, readStyleLists } from './list-tables.ts';

/**
 * Signs that stand for the end of a list item while the library puts the text together: it can replace letters, but
 * not insert any. Ten codes for each number, one a level; those of number 0 are bullets.
 */
const FIRST_MARK = 0xe100;
const LAST_MARK = 0xecff;
const CELL_MARK = 0xed00;
const TAB_MARK = 0xed10;
const MAX_NUMBER = Math.floor((LAST_MARK - FIRST_MARK) / 10) - 1;

const PARAGRAPH_END = 0x0d;
const CELL_END = 0x07;
const LINE_BREAK = 0x0b;
const SPACE = 0x20;
const TAB = 0x09;

interface Item {
  readonly letters: Buffer;
  /** Where the item ends, in bytes of its piece. */
  readonly at: number;
  readonly position: number;
  readonly list: number;
  readonly level: number;
}

/** The library's reader, which besides looks up what the file says about lists. */
export class ListExtractor extends WordOleExtractor {
  override writeParagraphProperties(main: Buffer, table: Buffer): void {
    super.writeParagraphProperties(main, table);
    try {
      this.markItems(main, table);
    } catch {
      // Tables that cannot be read cost the signs, not the text.
    }
  }

  private markItems(main: Buffer, table: Buffer): void {
    const lists = readLists(main, table);
    if (lists.length === 0) return;
    const styles = readStyleLists(main, table);
    const pieces = this._pieces.map((piece) => ({ piece, letters: Buffer.from(piece.text, 'utf16le') }));
    const items: Item[] = [];
    for (const paragraph of readParagraphs(main, table)) {
      const list = paragraph.list ?? styles[paragraph.style]?.list ?? 0;
      const level = Math.min(paragraph.level ?? styles[paragraph.style]?.level ?? 0, 8);
      if (list === 0 || list > lists.length) continue;
      for (const { piece, letters } of pieces) {
        for (const at of findEnds(paragraph, piece, letters))
          items.push({ letters, at, position: piece.startCp + at / 2, list, level });
      }
    }
    writeMarks(items, lists);
    for (const { piece, letters } of pieces) piece.text = letters.toString('utf16le');
  }
}

/** The ends of the paragraph's items in a piece; what would tear an item apart is replaced. */
function findEnds(paragraph: Paragraph, piece: Piece, letters: Buffer): number[] {
  const from = Math.max(0, Math.ceil((paragraph.from - piece.startFilePos) / piece.bpc)) * 2;
  const to = Math.min(letters.length, Math.floor((paragraph.to - piece.startFilePos) / piece.bpc) * 2);
  const ends: number[] = [];
  for (let at = from; at < to; at += 2) {
    const code = letters.readUInt16LE(at);
    if (code === LINE_BREAK) letters.writeUInt16LE(SPACE, at);
    else if (code === TAB) letters.writeUInt16LE(TAB_MARK, at);
    else if (code === PARAGRAPH_END || code === CELL_END) ends.push(at);
  }
  return ends;
}

function writeMarks(items: Item[], lists: readonly (List | undefined)[]): void {
  const counters = new Map<number, number[]>();
  for (const { letters, at, list, level } of items.sort((a, b) => a.position - b.position)) {
    const found = lists[list - 1];
    const sign = found?.signs[level];
    if (!found || !sign || sign === 'none') continue;
    const counts = counters.get(found.id) ?? [];
    counters.set(found.id, counts);
    counts.length = Math.min(counts.length, level + 1);
    const number = (counts[level] ?? (found.starts[level] ?? 1) - 1) + 1;
    counts[level] = number;
    const isCell = letters.readUInt16LE(at) === CELL_END;
    const isNumber = sign === 'number' && !isCell && number <= MAX_NUMBER;
    const mark = isCell ? CELL_MARK : FIRST_MARK + (isNumber ? number * 10 : 0);
    letters.writeUInt16LE(mark + level, at);
  }
}

interface Paragraph extends ListPlace {
  readonly from: number;
  readonly to: number;
  readonly style: number;
}

const PLC_PARAGRAPHS = 0x0102;
const BLOCK = 512;

/** The paragraphs with their properties, which stand in blocks: places, then where in the block each one's are. */
function* readParagraphs(main: Buffer, table: Buffer): Generator<Paragraph> {
  const from = main.readUInt32LE(PLC_PARAGRAPHS);
  const blocks = (main.readUInt32LE(PLC_PARAGRAPHS + 4) - 4) / 8;
  for (let index = 0; index < blocks; index += 1) {
    const start = table.readUInt32LE(from + (blocks + 1) * 4 + index * 4) * BLOCK;
    const block = main.subarray(start, start + BLOCK);
    const count = block.readUInt8(BLOCK - 1);
    for (let at = 0; at < count; at += 1) {
      const place = block.readUInt8((count + 1) * 4 + at * 13) * 2;
      if (place === 0) continue;
      const words = block.readUInt8(place);
      const begin = words === 0 ? place + 2 : place + 1;
      const end = words === 0 ? begin + 2 * block.readUInt8(place + 1) : begin + 2 * words - 1;
      const properties = block.subarray(begin, end);
      yield {
        from: block.readUInt32LE(at * 4),
        to: block.readUInt32LE(at * 4 + 4),
        style: properties.readUInt16LE(0),
        ...readListPlace(properties.subarray(2)),
      };
    }
  }
}

const MARKED = /([^\n\t\ue100-\ued0f]*)([\ue100-\ued0f])/g;

/** The marks as people know them: a bullet or a number in front of each item. */
export function writeItems(text: string): string {
  return text
    .replace(MARKED, (_, item: string, mark: string) => {
      const code = mark.charCodeAt(0);
      const isCell = code >= CELL_MARK;
      const number = isCell ? 0 : Math.floor((code - FIRST_MARK) / 10);
      const level = isCell ? code - CELL_MARK : (code - FIRST_MARK) % 10;
      const sign = item.trim() === '' ? '' : `${'  '.repeat(level)}${number > 0 ? `${number}. ` : '• '}`;
      return `${sign}${item.trimStart()}${isCell ? '\t' : '\n'}`;
    })
    .replaceAll(String.fromCharCode(TAB_MARK), '\t');
}
