import type { Language } from '@fitted/contract/languages';
import type { SenseWords } from '@fitted/language/guard-words';
import { packs, traitsOf } from '@fitted/language/packs';
import { compileWordTest, PhraseTable } from './text/phrase-table.ts';

/** What is hardly said at all, compiled for lookup. Apart from the guard's other tables, which the browser does without. */
export interface SenseVocabulary {
  readonly language: Language;
  readonly senses: SenseWords;
  readonly isFunctionWord: (folded: string) => boolean;
  readonly isPlainWord: (folded: string) => boolean;
  readonly isDutyVerb: (folded: string) => boolean;
}

const compiled = new Map<Language, SenseVocabulary>();

export function senseVocabularyOf(language: Language): SenseVocabulary {
  const known = compiled.get(language);
  if (known) return known;
  const { senses, traits } = packs[language];
  const vocabulary: SenseVocabulary = {
    language,
    senses,
    isFunctionWord: compileWordTest(senses.functionWords),
    // In languages with compound nouns a longer match may be a different word: "Stelle" is plain, "Stellvertretung" is not.
    isPlainWord: compileWordTest(senses.plainWords, traits.joinsNouns ? 3 : 6),
    isDutyVerb: compileWordTest(senses.dutyVerbs),
  };
  compiled.set(language, vocabulary);
  return vocabulary;
}

/** Groups of words of one language that mean the same. */
export const synonymTable = (groups: readonly (readonly string[])[], language: Language): PhraseTable =>
  new PhraseTable(groups, traitsOf(language).joinsNouns ? 4 : 6);
