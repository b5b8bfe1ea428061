import { spanishSynonyms } from './synonyms.ts';
import { spanishDeeds } from './synonyms-deeds.ts';
import { spanishForms } from './synonyms-forms.ts';
import { spanishPhrases } from './synonyms-phrases.ts';
import { spanishPlainSpeech } from './synonyms-plain-speech.ts';
import { spanishThings } from './synonyms-things.ts';
import { spanishTrades } from './synonyms-trades.ts';

export const spanishSynonymTables = (): readonly (readonly string[])[] => [
  ...spanishSynonyms(),
  ...spanishDeeds(),
  ...spanishThings(),
  ...spanishTrades(),
  ...spanishForms(),
  ...spanishPhrases(),
  ...spanishPlainSpeech(),
];
