import type { Line, ResumeDocument } from '../document.ts';
import { linesOf } from '../edit/text-at.ts';

const maxQuoteLength = 160;

export const quoteLine = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;

/** The line that was quoted, if the resume still has it. */
export const findQuotedLine = (quoted: string, document: ResumeDocument): Line | undefined =>
  linesOf(document).find(({ text }) => text === quoted || quoteLine(text) === quoted);
