import { linkNote } from '../text/link-note.ts';
import { writeRow } from '../text/row-text.ts';

/**
 * Signs of our own that stand in the text while the library puts it together: it can replace letters, but not insert
 * any, and takes the end of a cell for a tab and a field for what it shows.
 */
export const CELL_BREAK = 0xed11;
export const CELL_END = 0xed12;
export const ROW_END = 0xed13;
export const FIELD_BEGIN = 0xed14;
export const FIELD_RESULT = 0xed15;
export const FIELD_END = 0xed16;

/** Ends of list items: a paragraph, a paragraph of a cell, a cell. Ten codes for each number; those of 0 are bullets. */
const FIRST_ITEM = 0xe100;
const ITEM_KINDS = ['\n', String.fromCharCode(CELL_BREAK), String.fromCharCode(CELL_END)] as const;
const KIND_CODES = 0x400;
const MAX_NUMBER = Math.floor(KIND_CODES / 10) - 1;

export type ItemEnd = 'paragraph' | 'cell paragraph' | 'cell';
const ENDS: readonly ItemEnd[] = ['paragraph', 'cell paragraph', 'cell'];

export function itemMark(end: ItemEnd, number: number, level: number): number {
  return FIRST_ITEM + ENDS.indexOf(end) * KIND_CODES + (number <= MAX_NUMBER ? number * 10 : 0) + level;
}

/** The marks as people know them: bullets and numbers, a table's rows, links with their targets. */
export function writeMarks(text: string): string {
  return writeRows(writeItems(writeFields(text)));
}

const FIELD_SIGNS = /([\ued14-\ued16])/;
const FIELDS_OF_PAGES = /^\s*(?:PAGE|NUMPAGES)\b/i;

interface OpenField {
  instruction: string;
  shown: string | undefined;
}

/** Fields may stand in each other's instructions and in what they show. */
function writeFields(text: string): string {
  const open: OpenField[] = [];
  let out = '';
  const write = (words: string): void => {
    const field = open.at(-1);
    if (!field) out += words;
    else if (field.shown === undefined) field.instruction += words;
    else field.shown += words;
  };
  for (const part of text.split(FIELD_SIGNS)) {
    const code = part.charCodeAt(0);
    const field = open.at(-1);
    if (code === FIELD_BEGIN) open.push({ instruction: '', shown: undefined });
    else if (code === FIELD_RESULT && field) field.shown ??= '';
    else if (code === FIELD_END && field) {
      open.pop();
      write(showField(field));
    } else if (code < FIELD_BEGIN || code > FIELD_END || Number.isNaN(code)) write(part);
  }
  return out + open.map((field) => field.shown ?? field.instruction).join('');
}

function showField({ instruction, shown }: OpenField): string {
  if (shown === undefined || FIELDS_OF_PAGES.test(instruction)) return '';
  const target = /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
  return target ? shown + linkNote(shown, target) : shown;
}

const ITEM = /([^\n\ue100-\uecff\ued11-\ued13]*)([\ue100-\uecff])/g;

function writeItems(text: string): string {
  return text.replace(ITEM, (_, item: string, mark: string) => {
    const code = mark.charCodeAt(0) - FIRST_ITEM;
    const number = Math.floor((code % KIND_CODES) / 10);
    const level = (code % KIND_CODES) % 10;
    const sign = item.trim() === '' ? '' : `${'  '.repeat(level)}${number > 0 ? `${number}. ` : '• '}`;
    return `${sign}${item.trimStart()}${ITEM_KINDS[Math.floor(code / KIND_CODES)] ?? '\n'}`;
  });
}

function writeRows(text: string): string {
  return text
    .replace(/([^\n\ued13]*)\ued13/g, (_, row: string) =>
      writeRow(row.split('\ued12').map((cell) => cell.replaceAll('\ued11', '\n'))),
    )
    .replaceAll('\ued11', '\n')
    .replaceAll('\ued12', '\t');
}
