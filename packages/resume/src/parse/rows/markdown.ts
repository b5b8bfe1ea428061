export interface MarkdownMark {
  readonly headingLevel: number;
  readonly isBold: boolean;
}

export interface MarkdownReading {
  readonly lines: readonly string[];
  readonly marks: readonly (MarkdownMark | undefined)[];
}

// No pattern here may match across its own opening character, or a page of opening brackets would be searched from each of them to
// the end.

const headingMark = /^\s{0,3}(#{1,6})\s+(?=\S)/u;
const wholeBold = /^\s*(?:[-*+]\s+)?(\*\*|__)(?=\S)(?:(?!\1).){1,300}\1[:：]?\s*$/u;
const boldWords = /(?:^|\s)\*\*\S[^*]*\*\*/u;
const link = /\[([^\][]+)\]\(\s?<?((?:[^()\s>]|\([^()\s]*\))+)>?(?:\s[^()]*)?\)/gu;
const strongSpan = /(\*\*|__)(?=\S)((?:(?!\1).){0,300}?\S)\1/gu;
const lightSpan = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** Whether a text is Markdown, if nothing else says so. */
export function looksLikeMarkdown(lines: readonly string[]): boolean {
  const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  const headings = count(headingMark);
  const bold = count(boldWords);
  return headings >= 2 || bold >= 2 || (headings === 1 && (bold > 0 || lines.some((line) => line.search(link) >= 0)));
}

/** Removes Markdown syntax from pasted text, if it is Markdown. The words stay where they are. */
export function unmarkLines(lines: readonly string[]): MarkdownReading {
  if (!looksLikeMarkdown(lines)) return { lines, marks: [] };
  const marks: (MarkdownMark | undefined)[] = [];
  const plain = lines.map((line, index) => {
    const heading = readHeading(line);
    const isBold = wholeBold.test(line);
    if (heading || isBold) marks[index] = { headingLevel: heading?.level ?? 0, isBold };
    const body = heading?.text ?? line;
    if (/^[\s|:-]+$/u.test(body) && body.includes('|')) return '';
    return (readCells(body)?.join('\t') ?? body).replace(/(?<! ) {2,}$/u, '');
  });
  return { lines: plain.map((line) => withoutEmphasis(readLinks(line, noteWholeAddress))), marks };
}

function noteWholeAddress(label: string, address: string): string {
  const plain = address.replace(/^(?:mailto|tel):/u, '');
  return label === plain ? '' : ` (${plain})`;
}

/** A heading may end with its id or class, and with the hashes that it began with. */
export function readHeading(line: string): { readonly level: number; readonly text: string } | undefined {
  const mark = headingMark.exec(line);
  if (!mark) return undefined;
  const text = line
    .slice(mark[0].length)
    .replace(/\{[.#:-][^{}]*\}$/u, '')
    .trimEnd()
    .replace(/(?<=\s)#+$/u, '')
    .trimEnd();
  return { level: mark[1]?.length ?? 0, text };
}

/** The cells of a table's row; undefined for any other line. */
export function readCells(line: string): readonly string[] | undefined {
  const row = line.trim();
  if (row.length < 3 || !row.startsWith('|') || !row.endsWith('|')) return undefined;
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());
}

/** Links as their text, with what `note` adds so that the address is not lost. */
export const readLinks = (text: string, note: (label: string, address: string) => string): string =>
  text.replace(link, (_, label: string, address: string) => label + note(label, address));

export const withoutEmphasis = (text: string): string =>
  text
    .replace(strongSpan, '$2')
    .replace(lightSpan, '$2')
    .replace(/~~(?=\S)([^~]*)~~/gu, '$1')
    .replace(/`([^`]*)`/gu, '$1');
