import { type Language, languages } from '@fitted/contract/languages';
import type { AssistantWords } from './assistant-words.ts';
import type { ChatWords } from './chat-words.ts';
import { germanAssistant } from './de/assistant.ts';
import { german, germanGuard, germanPosting } from './de/german.ts';
import { germanMail } from './de/mail.ts';
import { englishAssistant } from './en/assistant.ts';
import { english, englishGuard, englishPosting } from './en/english.ts';
import { englishMail } from './en/mail.ts';
import { spanishAssistant } from './es/assistant.ts';
import { spanishMail } from './es/mail.ts';
import { spanish, spanishGuard, spanishPosting } from './es/spanish.ts';
import { frenchAssistant } from './fr/assistant.ts';
import { french, frenchGuard, frenchPosting } from './fr/french.ts';
import { frenchMail } from './fr/mail.ts';
import { japaneseAssistant } from './ja/assistant.ts';
import { japanese, japaneseGuard, japanesePosting } from './ja/japanese.ts';
import { japaneseMail } from './ja/mail.ts';
import type { GuardTables, LanguagePack, PostingTables } from './language.ts';
import type { MailWords } from './mail-words.ts';
import { chineseAssistant } from './zh/assistant.ts';
import { chinese, chineseGuard, chinesePosting } from './zh/chinese.ts';
import { chineseMail } from './zh/mail.ts';

/*
 * The only place where languages are registered. There are five registers, because the browser loads only the first:
 * unused exports are left out of its bundle.
 */

/** Data for reading and matching a resume. */
export const packs: Readonly<Record<Language, LanguagePack>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};

/** Data for reading a posting. */
export const postingTables: Readonly<Record<Language, PostingTables>> = {
  en: englishPosting,
  es: spanishPosting,
  fr: frenchPosting,
  de: germanPosting,
  zh: chinesePosting,
  ja: japanesePosting,
};

/** What the guard knows. */
export const guardTables: Readonly<Record<Language, GuardTables>> = {
  en: englishGuard,
  es: spanishGuard,
  fr: frenchGuard,
  de: germanGuard,
  zh: chineseGuard,
  ja: japaneseGuard,
};

/** What the assistant says and understands. */
export const assistantWords: Readonly<Record<Language, AssistantWords>> = {
  en: englishAssistant,
  es: spanishAssistant,
  fr: frenchAssistant,
  de: germanAssistant,
  zh: chineseAssistant,
  ja: japaneseAssistant,
};

/** What mails and receipts say. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: englishMail,
  es: spanishMail,
  fr: frenchMail,
  de: germanMail,
  zh: chineseMail,
  ja: japaneseMail,
};

/** How the language is written and built. */
export const traitsOf = (language: Language): LanguagePack['traits'] => packs[language].traits;

/** One value for each language. */
export const byLanguage = <One>(make: (language: Language) => One): Readonly<Record<Language, One>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<string, One> as Record<
    Language,
    One
  >;

/** One of the assistant's tables, in all languages. */
export const assistantTable = <Name extends keyof AssistantWords>(name: Name) =>
  byLanguage((language) => assistantWords[language][name]);

/** One of the chat's tables, in all languages. */
export const chatTable = <Name extends keyof ChatWords>(name: Name) =>
  byLanguage((language) => assistantWords[language].chat[name]);
