import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';

/** Parts of words that show what a heading is about, the clearest first: the order decides. Folded, without accents. */
const fragments: Readonly<Record<SectionKind, RegExp | null>> = {
  publications: pattern('u')`${readingCues.any('publications')}|pubblicaz`,
  volunteering: pattern('u')`${readingCues.any('volunteering')}`,
  projects: pattern('u')`${readingCues.any('projects')}|progett|prosjekt|проект`,
  education: pattern('u')`${readingCues.any('education')}|istruz|utbildning|opleiding|uddannelse|образован`,
  certifications: pattern('u')`${readingCues.any('certifications')}`,
  awards: pattern('u')`${readingCues.any('awards')}|premi`,
  languages: pattern('u')`${readingCues.any('languages')}|lingu`,
  skills: pattern('u')`${readingCues.any('skills')}|навык`,
  interests: pattern('u')`${readingCues.any('interests')}`,
  references: /(?:^|\s)referen[cz]/u,
  experience: pattern('u')`${readingCues.any('experience')}|esperienz|lavor|profissional|erfaren|ervaring|опыт`,
  summary: pattern('u')`${readingCues.any('summary')}`,
  // What nothing else claims.
  other: null,
};

export const headingFragments = (Object.entries(fragments) as [SectionKind, RegExp | null][]).flatMap(
  ([kind, fragment]) => (fragment ? [{ kind, fragment }] : []),
);
