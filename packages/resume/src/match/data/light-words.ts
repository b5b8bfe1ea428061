import { packs } from '@fitted/language/packs';

/** Verbs and measures that occur in every duty and say little about it, in all languages. */
export const lightWords: readonly string[] = Object.values(packs)
  .map(({ plainWords }) => plainWords.light)
  .filter(Boolean);
