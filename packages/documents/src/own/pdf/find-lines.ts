import { lettersOf, type PageLetters } from './page-letters.ts';

/** Where a line is among the letters of the file. */
export interface LetterRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the lines of the resume in the file, in order: each is first looked for after the line before it, in case it
 * occurs twice. Undefined if it is not in one piece.
 */
export function findLines(lines: readonly string[], { text }: PageLetters): (LetterRange | undefined)[] {
  const taken = new Set<number>();
  let from = 0;
  return lines.map((line) => {
    const wanted = lettersOf(line);
    if (wanted === '') return undefined;
    const start = [indexFrom(text, wanted, from, taken), indexFrom(text, wanted, 0, taken)].find((at) => at >= 0);
    if (start === undefined) return undefined;
    taken.add(start);
    from = start + wanted.length;
    return { start, end: from };
  });
}

function indexFrom(text: string, wanted: string, from: number, taken: ReadonlySet<number>): number {
  let at = text.indexOf(wanted, from);
  while (at >= 0 && taken.has(at)) at = text.indexOf(wanted, at + 1);
  return at;
}
