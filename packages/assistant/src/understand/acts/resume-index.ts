import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { isWork } from '@fitted/resume/section-traits';
import { tokensOfLine } from './tokens.ts';

/** Where in a resume a word occurs. */
export type Spot = 'head' | 'heading' | 'job' | 'entry' | 'skill' | 'line';

/** The words of a resume, as the features of a message look them up. */
export interface ResumeIndex {
  /** The spots where a word occurs, joined by commas; empty if it does not. */
  spotsOf(word: string): string;
  /** How many words of a message from here on occur together in one line. */
  maxRunLength(words: readonly string[], from: number): number;
  /** Whether the words of a quotation are a heading, stand together in a line, or are new. */
  standingOf(quotation: string): Standing;
}

export type Standing = 'heading' | 'line' | 'new';

const longest = 8;

export function indexResume(document: ResumeDocument): ResumeIndex {
  const spots = new Map<string, Set<Spot>>();
  const runs = new Set<string>();
  const inHead = new Set(document.head.lines);
  const headings = new Set(document.sections.map(({ heading }) => heading));
  const jobs = new Set(
    document.sections.flatMap(({ kind, entries }) => (isWork(kind) ? entries.flatMap(({ head }) => head) : [])),
  );
  const entries = new Set(document.sections.flatMap((section) => section.entries.flatMap(({ head }) => head)));
  const skills = new Set(
    document.sections.flatMap((section) =>
      section.kind === 'skills' ? section.entries.flatMap(({ body }) => body) : [],
    ),
  );
  for (const line of linesOf(document)) {
    const spot = inHead.has(line)
      ? 'head'
      : headings.has(line)
        ? 'heading'
        : jobs.has(line)
          ? 'job'
          : entries.has(line)
            ? 'entry'
            : skills.has(line)
              ? 'skill'
              : 'line';
    const words = tokensOfLine(line.text).flatMap(({ folded, kind }) => (kind === 'mark' ? [] : [folded]));
    for (const [at, word] of words.entries()) {
      spots.set(word, (spots.get(word) ?? new Set()).add(spot));
      for (let length = 2; length <= longest && at + length <= words.length; length += 1)
        runs.add(words.slice(at, at + length).join(' '));
    }
  }
  const written = linesOf(document).map((line) => ({ isHeading: headings.has(line), words: wordsOf(line.text) }));
  const named = new Map([...spots].map(([word, found]) => [word, [...found].sort().join(',')]));
  return {
    spotsOf: (word) => named.get(word) ?? '',
    maxRunLength: (words, from) => {
      let length = named.has(words[from] ?? '') ? 1 : 0;
      while (length > 0 && length < longest && runs.has(words.slice(from, from + length + 1).join(' '))) length += 1;
      return length;
    },
    standingOf: (quotation) => {
      const pieces = quotation.split(ellipsis).map(wordsOf).filter(Boolean);
      const found = written.filter(({ words }) => pieces.every((one) => words.includes(one)));
      if (pieces.length === 0 || found.length === 0) return 'new';
      return found.some(({ isHeading, words }) => isHeading && words === pieces[0]) ? 'heading' : 'line';
    },
  };
}

const ellipsis = /…+|\.{2,}/u;

const wordsOf = (text: string): string => {
  const words = tokensOfLine(text).flatMap(({ folded, kind }) => (kind === 'mark' ? [] : [folded]));
  return words.length > 0 ? ` ${words.join(' ')} ` : '';
};
