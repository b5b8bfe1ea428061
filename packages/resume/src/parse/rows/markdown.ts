export interface MarkdownMark {
  readonly headingLevel: number;
  readonly isBold: boolean;
}

export interface MarkdownReading {
  readonly lines: readonly string[];
  readonly marks: readonly (MarkdownMark | undefined)[];
}

const headingMark = /^\s{0,3}(#{1,6})\s+(?=\S)/u;
const wholeBold = /^\s*(?:[-*+]\s+)?(\*\*|__)(?=\S)(?:(?!\1).){1,300}\1[:：]?\s*$/u;
const strongSpan = /(\*\*|__)(?=\S)((?:(?!\1).){0,300}?\S)\1/gu;
const lightSpan = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
const link = /\[([^\][]+)\]\((?:mailto:|tel:)?([^()\s]+)\)/gu;

/** Removes Markdown syntax, if the text is Markdown. The words stay where they are. */
export function readMarkdown(lines: readonly string[]): MarkdownReading {
  if (!isMarkdown(lines)) return { lines, marks: [] };
  const marks: (MarkdownMark | undefined)[] = [];
  const plain = lines.map((line, index) => {
    const heading = headingMark.exec(line);
    const isBold = wholeBold.test(line);
    if (heading || isBold) marks[index] = { headingLevel: heading?.[1]?.length ?? 0, isBold };
    const body = heading ? line.slice(heading[0].length).replace(/\s#+\s*$/u, '') : line;
    return readTableRow(body)
      .replace(link, (_, label: string, address: string) => (label === address ? label : `${label} (${address})`))
      .replace(strongSpan, '$2')
      .replace(lightSpan, '$2')
      .replace(/(?<! ) {2,}$/u, '');
  });
  return { lines: plain, marks };
}

function isMarkdown(lines: readonly string[]): boolean {
  const headings = lines.filter((line) => headingMark.test(line)).length;
  const bold = lines.filter((line) => /(?:^|\s)\*\*\S[^*]*\*\*/u.test(line)).length;
  return headings >= 2 || bold >= 2;
}

function readTableRow(line: string): string {
  if (!/^\s*\|.*\|\s*$/u.test(line)) return line;
  return /^[\s|:-]+$/u.test(line)
    ? ''
    : line
        .trim()
        .slice(1, -1)
        .replace(/(?:(?<!\s)\s+)?\|\s*/gu, '\t');
}
