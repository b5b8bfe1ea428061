import { packs } from '@fitted/language/packs';

/** Words in a requirement that do not say what is required, in all languages. */
export const genericWords: readonly string[] = Object.values(packs)
  .map(({ plainWords }) => plainWords.generic)
  .filter(Boolean);

/** The same in scripts without spaces. */
export const genericCharacters: readonly string[] = Object.values(packs)
  .map(({ plainWords }) => plainWords.genericCharacters)
  .filter(Boolean);
