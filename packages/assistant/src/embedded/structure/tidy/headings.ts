import { assistantWords } from '@fitted/language/packs';
import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { standardHeadings } from '../../data/standard-headings.ts';
import type { Reading } from '../../reading.ts';

/** Gives loose headings their standard name, in the case that the other headings use. */
export function standardiseHeadings({ document, language }: Reading): Edit[] {
  const isLoud = hasLoudHeadings(document.sections);
  const small = document.sections.filter(({ heading }) => heading && isSmallHeading(heading.text)).length;
  const named = document.sections.filter(({ heading }) => heading).length;
  return document.sections.flatMap((section) => {
    const { heading, kind } = section;
    const standard = standardHeadings[language][kind];
    if (!heading || !standard) return [];
    const bare = heading.text.toLowerCase().replace(/(?<![\s:：])[\s:：]+$/u, '');
    const isLoose = assistantWords[language].looseHeadings[kind]?.includes(bare) ?? false;
    // "experience" among "Experience" and "Skills": only the capital is missing.
    const isSmall = isSmallHeading(heading.text) && small * 2 < named;
    if (!isLoose && !isSmall) return [];
    const name = isLoose ? standard : heading.text.charAt(0).toUpperCase() + heading.text.slice(1);
    const after = isLoud ? name.toLocaleUpperCase(language) : name;
    if (after === heading.text) return [];
    return [
      {
        id: `standard-heading:${section.id}`,
        kind: 'rename-heading' as const,
        target: { sectionId: section.id },
        before: heading.text,
        after,
        reason: { code: 'standard-heading' as const, params: { from: heading.text, to: after } },
        evidence: [],
      },
    ];
  });
}

function isSmallHeading(text: string): boolean {
  return /^\p{Ll}[\p{Ll} ]*$/u.test(text);
}

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
