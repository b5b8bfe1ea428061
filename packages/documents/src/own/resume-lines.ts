import type { Line } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';

/** The role of a line in its resume; a new line is formatted like its nearest neighbour in the same role. */
export type LineRole = 'head' | 'heading' | 'entry-head' | 'bullet' | 'text';

export interface ResumeLine {
  readonly text: string;
  readonly role: LineRole;
}

/** The lines of a resume, as used to compare the improved text with the person's file. */
export function listResumeLines(text: string): ResumeLine[] {
  const { head, sections } = parseResume(text);
  const asRole = (role: LineRole) => (line: Line) => ({ text: line.text, role });
  const asBody = (line: Line): ResumeLine => ({ text: line.text, role: line.kind === 'bullet' ? 'bullet' : 'text' });
  return [
    ...head.lines.map(asRole('head')),
    ...sections.flatMap((section) => [
      ...(section.heading ? [section.heading].map(asRole('heading')) : []),
      ...section.entries.flatMap((entry) => [...entry.head.map(asRole('entry-head')), ...entry.body.map(asBody)]),
    ]),
  ];
}
