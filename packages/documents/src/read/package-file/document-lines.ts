import { findPeriod } from '@fitted/resume/parse/periods/periods';
import { type LineLook, matchLooks } from '@fitted/resume/parse/rows/line-look';
import { EnoughRead } from './xml.ts';

/** A block of text in a word processor's file: a paragraph, or a table row of cells. */
export interface DocumentLine {
  text: string;
  /** Bullets are included in the text; deeper ones are indented. */
  readonly isItem?: boolean;
  readonly isHeading?: boolean;
  /** Separated from what is above. */
  readonly isApart?: boolean;
  readonly look?: Omit<LineLook, 'text'>;
  /** If line breaks divide it, the look of each of its lines. */
  readonly lineLooks?: readonly LineLook[];
}

/** Far beyond any resume; enough to stop a file of a million paragraphs. */
export const maxText = 250_000;

/** Collects the lines of a document, its tables' cells and its text boxes in the order in which they are read. */
export class LineCollector {
  private stack: DocumentLine[][] = [[]];
  private letters = 0;
  isCut = false;

  get lines(): DocumentLine[] {
    return this.stack.at(-1) ?? [];
  }

  add(line: DocumentLine): void {
    this.letters += line.text.length + 1;
    if (this.letters > maxText) {
      this.isCut = true;
      throw new EnoughRead();
    }
    this.lines.push(line);
  }

  /** From here on lines are collected in a separate container, until it is taken. */
  begin(): void {
    this.stack.push([]);
  }

  take(): DocumentLine[] {
    return (this.stack.length > 1 ? this.stack.pop() : undefined) ?? [];
  }

  /** Adds lines from a container; they were counted when they were first added. */
  put(lines: readonly DocumentLine[]): void {
    for (const line of lines) this.lines.push(line);
  }

  /** Everything, however many containers were left open. */
  finish(): DocumentLine[] {
    return this.stack.flat();
  }
}

const isBlank = (line: DocumentLine): boolean => line.text.trim() === '';

/**
 * A table row as lines. Short cells share one line; a cell with dates or a label beside a text goes before that text;
 * cells with texts of their own are columns and are read one after the other.
 */
export function layOutCells(cells: readonly DocumentLine[][]): DocumentLine[] {
  const filled = cells.map((cell) => cell.filter((line) => !isBlank(line))).filter((cell) => cell.length > 0);
  if (filled.length <= 1) return filled.flat();
  if (filled.every((cell) => cell.length === 1 && !cell[0]?.isItem)) {
    const text = filled.map((cell) => cell[0]?.text.replaceAll('\n', ' ') ?? '').join('\t');
    return [{ text, isApart: false, ...joinLooks(filled.map((cell) => cell[0])) }];
  }
  const [first, second] = filled;
  if (filled.length === 2 && first && second) {
    if (isBeside(first, second)) return leadWith(first, second);
    if (isBeside(second, first)) return trailWith(first, second);
  }
  return filled.flatMap((cell) => cell.map((line, index) => (index === 0 ? { ...line, isApart: true } : line)));
}

const maxNoteLines = 3;
const maxNoteLetters = 40;

const labelOf = (cell: readonly DocumentLine[]): string => cell.map((line) => line.text).join(' ');

/** Dates, a place, a label: few and short lines. Several without a number are a small section of their own. */
function isNote(cell: readonly DocumentLine[]): boolean {
  return (
    cell.length <= maxNoteLines &&
    cell.every((line) => !line.isItem && !line.isHeading && line.text.length <= maxNoteLetters) &&
    (cell.length === 1 || /\p{N}/u.test(labelOf(cell)))
  );
}

function beginsWithDates(cell: readonly DocumentLine[]): boolean {
  const label = labelOf(cell);
  const period = findPeriod(label);
  return period !== undefined && !/[\p{L}\p{N}]/u.test(label.slice(0, period.from));
}

/** Whether the cell annotates the other one. Of two short cells, it is the one with the dates. */
function isBeside(cell: readonly DocumentLine[], other: readonly DocumentLine[]): boolean {
  if (!isNote(cell)) return false;
  return !isNote(other) || (beginsWithDates(cell) && !beginsWithDates(other));
}

function leadWith(note: readonly DocumentLine[], text: readonly DocumentLine[]): DocumentLine[] {
  const label = labelOf(note);
  const [first, ...rest] = text;
  const isHeading = !/\p{N}|:$/u.test(label) && (label === label.toUpperCase() || first?.isItem === true);
  if (isHeading || !first) return [{ text: label, isHeading: true, isApart: true, ...joinLooks(note) }, ...text];
  return [{ ...first, text: `${label}\t${first.text}`, isApart: true, ...joinLooks([...note, first]) }, ...rest];
}

function trailWith(text: readonly DocumentLine[], note: readonly DocumentLine[]): DocumentLine[] {
  const [first, ...rest] = text;
  const [beside, ...under] = note;
  if (!first || !beside) return [...text, ...note];
  const look = joinLooks([first, beside]);
  return [{ ...first, text: `${first.text}\t${beside.text}`, isApart: true, ...look }, ...under, ...rest];
}

export function writeLines(lines: readonly DocumentLine[]): string {
  let text = '';
  let last: DocumentLine | undefined;
  for (const line of lines) {
    if (isBlank(line)) {
      if (last && !last.isHeading && !text.endsWith('\n\n')) text += '\n';
      continue;
    }
    if ((line.isApart || line.isHeading) && last && !last.isHeading && !text.endsWith('\n\n')) text += '\n';
    text += `${line.text}\n`;
    last = line;
  }
  return text;
}

/** Cells that share a line keep their own type within it. */
function joinLooks(lines: readonly (DocumentLine | undefined)[]): Pick<DocumentLine, 'look'> {
  const looks = lines.flatMap((line) => line?.look ?? []);
  const [first] = looks;
  if (!first) return {};
  return {
    look: {
      ...first,
      isBold: looks.every((look) => look.isBold),
      isItalic: looks.every((look) => look.isItalic),
      runs: looks.flatMap((look) => look.runs),
    },
  };
}

/** The appearance of the lines as they will be written: a line break within a paragraph makes two. */
export function lookUpLines(lines: readonly DocumentLine[]): LineLook[] {
  return lines.flatMap(({ text, look, lineLooks = [] }) => {
    if (!look || isBlank({ text })) return [];
    const parts = text.split('\n').filter((part) => part.trim() !== '');
    const own = matchLooks(parts, lineLooks);
    return parts.map((part, at) => ({
      ...(own[at] ?? { ...look, runs: parts.length > 1 ? [] : look.runs }),
      text: part,
    }));
  });
}
