import { pattern } from '@fitted/language/pattern';
import type { Line, Section } from '@fitted/resume/document';
import type { Edit, RenameHeading } from '@fitted/resume/edit/edit';
import { profileCues } from '../../../cues.ts';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { standardHeadings } from '../../data/standard-headings.ts';
import type { Reading } from '../../reading.ts';
import { headingLike } from '../heading-like.ts';

const goal = pattern('iu')`${profileCues.word('goalHeading')}`;

/** Whose heading says what somebody wants, and not who they are. */
export const isGoalHeading = (text: string): boolean => goal.test(text);

export function newSection(reading: Reading, text: string): Edit {
  return {
    id: 'summary-draft',
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: 'summary',
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${summaryHeading(reading)}\n${text}`,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  };
}

const summaryHeading = (reading: Reading): string =>
  headingLike(standardHeadings[reading.language].summary ?? 'Summary', reading);

export const inHead = (line: Line, text: string): Edit => ({
  ...replaceHeadLine(line, text),
  id: `summary-from-facts:${line.id}`,
  reason: { code: 'summary-from-facts', params: {} },
});

/** In the place of all that a section says; an objective becomes a summary by its heading, too. */
export function inSection(reading: Reading, section: Section, text: string): Edit[] {
  const [first, ...others] = section.entries.flatMap(({ body }) => body);
  const { heading } = section;
  const renamed: RenameHeading[] =
    heading && isGoalHeading(heading.text)
      ? [
          {
            id: `summary-from-facts:heading:${section.id}`,
            kind: 'rename-heading',
            target: { sectionId: section.id },
            before: heading.text,
            after: summaryHeading(reading),
            reason: { code: 'requested', params: {} },
            evidence: [],
          },
        ]
      : [];
  if (!first) return [];
  return [...renamed, replaceLine(first, text, 'requested'), ...others.map((line) => removeLine(line, 'requested'))];
}
