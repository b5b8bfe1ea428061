import type { LineLook, LookRun } from '@fitted/resume/parse/rows/line-look';
import { spanText } from './row-text.ts';
import { median, type Word } from './word.ts';

/** The appearance of a line: the type of most of its letters, its position, and where the type changes. */
export function lookOf(words: readonly Word[], column: number): Omit<LineLook, 'text'> {
  const letters = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text) && !word.isSymbol);
  const [first] = letters;
  return {
    size: median(letters.map((word) => word.size)),
    face: first?.face ?? '',
    isBold: letters.length > 0 && letters.every((word) => word.isBold),
    isItalic: letters.length > 0 && letters.every((word) => word.isItalic),
    colour: first?.colour ?? 0,
    left: first?.x0 ?? column,
    column,
    runs: readRuns(letters),
  };
}

function readRuns(words: readonly Word[]): LookRun[] {
  const runs: Word[][] = [];
  for (const word of words) {
    const open = runs.at(-1);
    const [first] = open ?? [];
    if (open && first?.face === word.face && first.isBold === word.isBold && first.isItalic === word.isItalic)
      open.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => ({
    text: spanText({ words: run.map(({ link: _, ...word }) => word), x0: 0, x1: 0 }),
    isBold: run[0]?.isBold ?? false,
    isItalic: run[0]?.isItalic ?? false,
    face: run[0]?.face ?? '',
  }));
}
