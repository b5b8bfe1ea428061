import { irregularEnglish } from './irregular-verbs.ts';
import { englishSynonyms } from './synonyms.ts';
import { englishDeeds } from './synonyms-deeds.ts';
import { englishForms } from './synonyms-forms.ts';
import { englishPhrases } from './synonyms-phrases.ts';
import { englishPlainSpeech } from './synonyms-plain-speech.ts';
import { englishThings } from './synonyms-things.ts';
import { englishTrades } from './synonyms-trades.ts';

export const englishSynonymTables = (): readonly (readonly string[])[] => [
  ...irregularEnglish,
  ...englishSynonyms(),
  ...englishDeeds(),
  ...englishThings(),
  ...englishTrades(),
  ...englishForms(),
  ...englishPhrases(),
  ...englishPlainSpeech(),
];
