import { byLanguage, chatTable } from '@fitted/language/packs';
import type { SlotPhrasing, Slotted } from '@fitted/language/phrasing';
import { foldLetters } from '../fold-name.ts';

export interface SlotPattern {
  readonly intent: Slotted;
  /** Matches the whole request in folded letters. Groups: section, from, to, count, fact, place, newPlace. */
  readonly pattern: RegExp;
}

const phrasings = chatTable('phrasings');

export const slotPatterns = byLanguage((language): readonly SlotPattern[] => phrasings[language].map(compile));

function compile([intent, source]: SlotPhrasing): SlotPattern {
  return { intent, pattern: new RegExp(`^(?:${foldLetters(source)})$`, 'disu') };
}

/** Small numbers in words of any language, as the phrasings allow them. */
export const countWords: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(chatTable('counts')));
