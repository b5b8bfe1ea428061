import type { Language } from '@fitted/contract/languages';
import type { EditReason } from '../edit/edit.ts';
import type { Requirement } from '../job/job-profile.ts';
import type { Finding } from '../match/match.ts';
import type { SummaryItem, SummaryParams } from './summarise.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import { japanese } from './words/ja.ts';
import type { Sentence, Words } from './words/words.ts';
import { chinese } from './words/zh.ts';

const words: Readonly<Record<Language, Words>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
};

/** The improvement summary in the reader's language, one sentence per item. */
export function saySummary(items: readonly SummaryItem[], language: Language): string[] {
  return items.map(({ code, params }) => {
    const { summary, namedSummary } = words[language];
    const named = Array.isArray(params.names) && params.names.length > 0 ? namedSummary[code] : undefined;
    return say(named ?? summary[code], params, language);
  });
}

/** Why one edit is proposed. */
export function sayReason({ code, params }: EditReason, language: Language): string {
  const { reasons } = words[language];
  return say(reasons[code], params, language);
}

/** The question about something that the posting wants and the resume does not show. */
export function sayMissing({ kind, text }: Pick<Requirement, 'kind' | 'text'>, language: Language): string {
  return say(words[language].missing[kind], { name: text }, language);
}

const longestQuote = 90;

/** The same, when a line of the resume comes near. */
export function sayNear({ text, kind }: Pick<Requirement, 'text' | 'kind'>, line: string, language: Language): string {
  // Nothing was recognised, so we cannot say that it is missing; we can only ask.
  const asked = kind === 'practice' || kind === 'tool' ? 'duty' : kind;
  if (line === '') return say(words[language].missing[asked], { name: text }, language);
  const quote = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
  return say(words[language].near, { name: text, line: quote }, language);
}

/** What lowers the wording or structure meter, and how to fix it. */
export function sayFinding({ code, params }: Finding, language: Language): string {
  return say(words[language].findings[code], params, language);
}

function say(sentence: Sentence, params: SummaryParams, language: Language): string {
  const template = typeof sentence === 'string' ? sentence : pluralForm(sentence, Number(params.count), language);
  return template.replace(/\{(\w+)\}/gu, (_, name: string) => show(params[name], language));
}

function pluralForm(forms: Exclude<Sentence, string>, count: number, language: Language): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

function show(value: SummaryParams[string] | undefined, language: Language): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(value);
}
