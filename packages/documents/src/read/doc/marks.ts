import { linkNote } from '../text/link-note.ts';
import { writeRow } from '../text/row-text.ts';

/**
 * Private characters that mark places while the library assembles the text: it can replace letters but not insert any,
 * and reduces the end of a cell to a tab and a field to what it shows.
 */
export const cellBreak = 0xed11;
export const cellEnd = 0xed12;
export const rowEnd = 0xed13;
export const fieldBegin = 0xed14;
export const fieldResult = 0xed15;
export const fieldEnd = 0xed16;

/** Ends of list items: a paragraph, a paragraph of a cell, a cell. Ten codes for each number; those of 0 are bullets. */
const firstItem = 0xe100;
const itemKinds = ['\n', String.fromCharCode(cellBreak), String.fromCharCode(cellEnd)] as const;
const kindCodes = 0x400;
const maxNumber = Math.floor(kindCodes / 10) - 1;

export type ItemEnd = 'paragraph' | 'cell paragraph' | 'cell';
const ends: readonly ItemEnd[] = ['paragraph', 'cell paragraph', 'cell'];

export function itemMark(end: ItemEnd, number: number, level: number): number {
  return firstItem + ends.indexOf(end) * kindCodes + (number <= maxNumber ? number * 10 : 0) + level;
}

/** Turns the marks into readable text: bullets and numbers, table rows, links with their targets. */
export function writeMarks(text: string): string {
  return writeRows(writeItems(writeFields(text)));
}

const fieldSigns = /([\ued14-\ued16])/;
/** Whole paragraphs are not link text; the limit also keeps nested fields from being searched again and again. */
const maxLink = 1_000;
const fieldsOfPages = /^\s*(?:PAGE|NUMPAGES)\b/i;

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
  for (const part of text.split(fieldSigns)) {
    const code = part.charCodeAt(0);
    const field = open.at(-1);
    if (code === fieldBegin) open.push({ instruction: '', shown: undefined });
    else if (code === fieldResult && field) field.shown ??= '';
    else if (code === fieldEnd && field) {
      open.pop();
      write(showField(field));
    } else if (code < fieldBegin || code > fieldEnd || Number.isNaN(code)) write(part);
  }
  return out + open.map((field) => field.shown ?? field.instruction).join('');
}

function showField({ instruction, shown }: OpenField): string {
  if (shown === undefined || fieldsOfPages.test(instruction)) return '';
  const target = shown.length <= maxLink ? /HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1] : undefined;
  return target ? shown + linkNote(shown, target) : shown;
}

const endings = /([\n\ue100-\uecff\ued11-\ued13])/;

function writeItems(text: string): string {
  const parts = text.split(endings);
  return parts.map((part, index) => (index % 2 === 0 ? writeItem(part, parts[index + 1]) : writeEnd(part))).join('');
}

const isItemMark = (character: string): boolean => character >= '\ue100' && character <= '\uecff';
const itemCode = (mark: string): number => mark.charCodeAt(0) - firstItem;

function writeItem(item: string, end: string | undefined): string {
  if (end === undefined || !isItemMark(end)) return item;
  if (item.trim() === '') return '';
  const code = itemCode(end) % kindCodes;
  const number = Math.floor(code / 10);
  return `${'  '.repeat(code % 10)}${number > 0 ? `${number}. ` : '• '}${item.trimStart()}`;
}

const writeEnd = (end: string): string =>
  isItemMark(end) ? (itemKinds[Math.floor(itemCode(end) / kindCodes)] ?? '\n') : end;

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
