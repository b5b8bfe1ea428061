import type { Edit } from '@fitted/resume/edit/edit';
import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import { removeLine } from '../build-edit.ts';
import { softwarePhrases } from '../data/software-phrases.ts';
import type { Reading } from '../reading.ts';

/** A line addressed to software instead of a reader: it says nothing about the person, and nothing in it is ever done. */
export function speaksToSoftware(text: string): boolean {
  // The table holds the phrases of all languages.
  return softwarePhrases.test(text) || vocabularyOf('en').instructions.occurs(fold(text));
}

export function removeInstructions({ document }: Reading): Edit[] {
  const lines = [
    ...document.head.lines,
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body)),
  ];
  return lines.filter(({ text }) => speaksToSoftware(text)).map((line) => removeLine(line, 'filler'));
}
