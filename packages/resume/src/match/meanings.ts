import type { JobProfile } from '@fitted/contract/job-profile';
import type { Language } from '@fitted/contract/languages';
import { type SenseVocabulary, senseVocabularyOf, synonymTable } from '../guard/sense-vocabulary.ts';
import type { PhraseTable } from '../guard/text/phrase-table.ts';

/** The words of a language, and what else the things that a posting asks for are called in it. */
export interface Meanings extends SenseVocabulary {
  readonly synonyms: PhraseTable;
}

type Synonyms = JobProfile['synonyms'];

const known = new WeakMap<Synonyms, Map<Language, Meanings>>();

/** Cached per posting: readings of lines and requirements are cached by it in turn. */
export function meaningsOf(synonyms: Synonyms, language: Language): Meanings {
  const byLanguage = known.get(synonyms) ?? new Map<Language, Meanings>();
  known.set(synonyms, byLanguage);
  const before = byLanguage.get(language);
  if (before) return before;
  const meanings = {
    ...senseVocabularyOf(language),
    synonyms: synonymTable(synonyms[language] ?? [], language),
  };
  byLanguage.set(language, meanings);
  return meanings;
}

const none: Synonyms = {};

/** For reading a resume without a posting. */
export const plainMeanings = (language: Language): Meanings => meaningsOf(none, language);
