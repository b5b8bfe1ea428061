import type { JobProfile, Requirement } from '@fitted/contract/job-profile';
import type { Language } from '@fitted/contract/languages';
import { synonymTableOf } from '../guard/synonym-table.ts';
import { fold } from '../guard/text/fold.ts';

/** For each language of a resume, the groups of synonyms of which the requirements name a word. */
export function namedSynonyms(
  requirements: readonly Requirement[],
  languages: readonly Language[],
): JobProfile['synonyms'] {
  const texts = requirements
    .flatMap(({ options }) => options.flatMap(({ text, degree }) => [text, ...(degree?.fields ?? [])]))
    .map(fold);
  return Object.fromEntries(
    languages.map((language) => {
      const table = synonymTableOf(language);
      const named = new Set(texts.flatMap((text) => [...table.groupsIn(text)]));
      return [language, table.groups.filter((_, group) => named.has(group))];
    }),
  );
}
