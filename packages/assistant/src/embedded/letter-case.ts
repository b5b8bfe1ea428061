import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';

/** As the first word of a line or of an item. "iOS" and "beA" keep their lower-case letter. */
export function capitalise(name: string): string {
  return /^\p{Ll}+(?:[\s-]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Lower case for "Continuous renal replacement therapy", a capital only where a line begins. Not for German nouns. */
export function midSentence(name: string, language: Language): string {
  const isPhrase = !traitsOf(language).capitalisesNouns && /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u.test(name);
  return isPhrase ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
