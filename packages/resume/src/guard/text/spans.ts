import { pattern } from '@fitted/language/pattern';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const sentenceEnd = /[.!?](?=\s|$)|[;。！？；\n]/gu;
// What follows a colon belongs to what precedes it, so a colon ends a clause but not a sentence.
const clauseEnd = /[,:()[\]{}|、，：（）・/"]|\s[-–—]\s/gu;
const abbreviation = pattern('iu')`
  (?:^|[\s(])(?:\p{L}|approx|ca|env|exp|inc|dr|mr|mrs|ms|mme|no|nr|tel|vs|etc|st|bzw|inkl|max|min|lic|ing|dept|sept
  |jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)$
`;

/** Sentences and clauses of a text. Numbers and dates must already be masked. */
export function findSpans(text: string): { sentences: Span[]; clauses: Span[] } {
  const sentences = cut(text, { from: 0, to: text.length }, sentenceEnd);
  return { sentences, clauses: sentences.flatMap((sentence) => cut(text, sentence, clauseEnd)) };
}

function cut(text: string, { from, to }: Span, end: RegExp): Span[] {
  const part = text.slice(from, to);
  const spans: Span[] = [];
  let at = 0;
  for (const match of part.matchAll(end)) {
    if (match[0] === '.' && abbreviation.test(part.slice(0, match.index))) continue;
    if (part.slice(at, match.index).trim()) spans.push({ from: from + at, to: from + match.index });
    at = match.index + match[0].length;
  }
  if (part.slice(at).trim()) spans.push({ from: from + at, to });
  return spans;
}

export function isInside(at: number, { from, to }: Span): boolean {
  return at >= from && at < to;
}

/**
 * Brackets with a figure, as in "Birch Freight (40 drivers, 3 managers)": they count something and do not describe the
 * person.
 */
export function countingBrackets(masked: string): Span[] {
  return [...masked.matchAll(/\([^()]*\)/gu)]
    .filter(([found]) => found.includes('\uE002'))
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
}
