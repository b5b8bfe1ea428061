import type { Language } from '@fitted/contract/languages';
import { guardTables } from '@fitted/language/packs';
import { synonymTable } from './sense-vocabulary.ts';
import type { PhraseTable } from './text/phrase-table.ts';

const compiled = new Map<Language, PhraseTable>();

/** All that is known of what is said with other words in a language. */
export function synonymTableOf(language: Language): PhraseTable {
  const known = compiled.get(language);
  if (known) return known;
  const { synonyms, rewordings } = guardTables[language];
  const table = synonymTable([...synonyms(), ...rewordings], language);
  compiled.set(language, table);
  return table;
}
