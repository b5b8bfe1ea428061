import type { Language } from '@fitted/contract/languages';
import { byLanguage, traitsOf } from '../packs.ts';

/** The words of all rooms as one source of a pattern, because people and resumes mix languages. */
export function pooled<Cues extends Readonly<Record<keyof Cues, string>>>(of: (language: Language) => Cues) {
  const rooms = Object.entries(byLanguage(of)) as [Language, Cues][];
  const join = (name: keyof Cues, isWanted: (language: Language) => boolean): string =>
    rooms
      .filter(([language]) => isWanted(language))
      .map(([, cues]) => cues[name])
      .filter(Boolean)
      .join('|');
  return {
    /** Any of the alternatives. */
    any: (name: keyof Cues): string => `(?:${join(name, () => true)})`,
    /** Any of them as a whole word; where words are not separated by spaces, anywhere. */
    word: (name: keyof Cues): string => {
      const spaced = join(name, (language) => traitsOf(language).writesSpaces);
      const others = join(name, (language) => !traitsOf(language).writesSpaces);
      return `(?:${[spaced && `(?<!\\p{L})(?:${spaced})(?!\\p{L})`, others].filter(Boolean).join('|')})`;
    },
    /** Any of them as a label with its colon, which may be missing where words are not separated by spaces. */
    labelled: (name: keyof Cues): string => {
      const spaced = join(name, (language) => traitsOf(language).writesSpaces);
      const others = join(name, (language) => !traitsOf(language).writesSpaces);
      const labels = [spaced && `(?<!\\p{L})(?:${spaced}) ?[:：]`, others && `(?:${others}) ?[:：]?`];
      return `(?:${labels.filter(Boolean).join('|')})`;
    },
  };
}
