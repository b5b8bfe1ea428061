import { linkNote } from '../text/link-note.ts';
import { writeRow } from '../text/row-text.ts';

/**
 * Private characters that mark places while the library assembles the text: it can replace letters but not insert any,
 * and reduces the end of a cell to a tab and a field to what it shows.
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

/** Turns the marks into readable text: bullets and numbers, table rows, links with their targets. */
export function writeMarks(text: string): string {
  return writeRows(writeItems(writeFields(text)));
}

const FIELD_SIGNS = /([\ued14-\ued16])/;
/** Whole paragraphs are not link text; the limit also keeps nested fields from being searched again and again. */
const MAX_LINK = 1_000;
const FIELDS_OF_PAGES = /^\s*(?:PAGE|NUMPAGES)\b/i;

interface OpenField {
  instruction: string;
  shown: string | undefined;
}

/** Fields may be nested in each other's instructions and results. */
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
  const target = shown.length <= MAX_LINK ? /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1] : undefined;
  return target ? shown + linkNote(shown, target) : shown;
}

const ENDINGS = /([\n\ue100-\uecff\ued11-\ued13])/;

function writeItems(text: string): string {
  const parts = text.split(ENDINGS);
  return parts.map((part, index) => (index % 2 === 0 ? writeItem(part, parts[index + 1]) : writeEnd(part))).join('');
}

const isItemMark = (character: string): boolean => character >= '\ue100' && character <= '\uecff';
const itemCode = (mark: string): number => mark.charCodeAt(0) - FIRST_ITEM;

function writeItem(item: string, end: string | undefined): string {
  if (end === undefined || !isItemMark(end)) return item;
  if (item.trim() === '') return '';
  const code = itemCode(end) % KIND_CODES;
  const number = Math.floor(code / 10);
  return `${'  '.repeat(code % 10)}${number > 0 ? `${number}. ` : '• '}${item.trimStart()}`;
}

const writeEnd = (end: string): string =>
  isItemMark(end) ? (ITEM_KINDS[Math.floor(itemCode(end) / KIND_CODES)] ?? '\n') : end;

/** The content of a row gets no line of its own before the row is written, so the row begins after the last line. */
function writeRows(text: string): string {
  const parts = text.split('\ued13');
  const rest = parts.pop() ?? '';
  const rows = parts.map((part) => {
    const start = part.lastIndexOf('\n') + 1;
    const cells = part.slice(start).split('\ued12');
    return part.slice(0, start) + writeRow(cells.map((cell) => cell.replaceAll('\ued11', '\n')));
  });
  return [...rows, rest].join('').replaceAll('\ued11', '\n').replaceAll('\ued12', '\t');
}
