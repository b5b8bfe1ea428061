import type { ResumeDocument } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { type Evidence, parseResume } from '@fitted/resume/parse/parse-resume';
import { tidyText } from '../read/text/tidy-text.ts';
import { compareRoundTrip, type RoundTrip } from './round-trip.ts';

export interface WrittenText {
  readonly text: string;
  readonly document: ResumeDocument;
  readonly roundTrip: RoundTrip;
}

/**
 * The plain text file of a resume and the proof that it reads back, in one step. It needs neither the PDF compiler nor
 * a file reader, so it can run wherever text is processed.
 */
export function writeText(sourceText: string, evidence: Evidence = {}): WrittenText {
  const document = parseResume(sourceText, evidence);
  const text = formatResume(document);
  return { text, document, roundTrip: compareRoundTrip(sourceText, tidyText(text).text, { source: document }) };
}
