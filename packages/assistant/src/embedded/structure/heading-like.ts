import type { Section } from '@fitted/resume/document';
import type { Reading } from '../reading.ts';

/** Whether most headings are in capitals, so that a new one should be too. */
export function hasLoudHeadings(sections: readonly Section[]): boolean {
  const headings = sections.flatMap(({ heading }) =>
    heading && /\p{Ll}|\p{Lu}/u.test(heading.text) ? [heading.text] : [],
  );
  const loud = headings.filter((text) => !/\p{Ll}/u.test(text)).length;
  return headings.length > 0 && loud * 2 > headings.length;
}

export function headingLike(name: string, { document, language }: Reading): string {
  return hasLoudHeadings(document.sections) ? name.toLocaleUpperCase(language) : name;
}
