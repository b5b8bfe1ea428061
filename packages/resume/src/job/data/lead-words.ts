import { packs } from '@fitted/language/packs';

/** Words before and after a requirement that say it is required but not what it is, in all languages. */
export const leadWords: readonly string[] = Object.values(packs)
  .map(({ plainWords }) => plainWords.leads)
  .filter(Boolean);
