import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';

/** As the first word of a line or of an item. "iOS" and "beA" keep their small letter. */
export function capitalise(name: string): string {
  return /^\p{Ll}+(?:[\s-]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** "Continuous renal replacement therapy" opens the posting's line; elsewhere it begins small. German nouns never do. */
export function midSentence(name: string, language: Language): string {
  const isPhrase = !traitsOf(language).capitalisesNouns && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u.test(name);
  return isPhrase ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
