import type { Language } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';
import type { Sentence } from '@fitted/language/result-words';
import type { EditReason } from '../edit/edit.ts';
import type { Requirement } from '../job/job-profile.ts';
import type { Finding } from '../match/match.ts';
import type { SummaryItem, SummaryParams } from './summarise.ts';

/** The improvement summary in the reader's language, one sentence per item. */
export function saySummary(items: readonly SummaryItem[], language: Language): string[] {
  return items.map(({ code, params }) => {
    const { summary, namedSummary } = packs[language].results;
    const named = Array.isArray(params.names) && params.names.length > 0 ? namedSummary[code] : undefined;
    return say(named ?? summary[code], params, language);
  });
}

/** Why one edit is proposed. */
export function sayReason({ code, params }: EditReason, language: Language): string {
  const { reasons } = packs[language].results;
  return say(reasons[code], params, language);
}

/** The question about something that the posting wants and the resume does not show. */
export function sayMissing({ kind, text }: Pick<Requirement, 'kind' | 'text'>, language: Language): string {
  return say(packs[language].results.missing[kind], { name: text }, language);
}

const maxQuoteLength = 90;

/** The same, when a line of the resume comes near. */
export function sayNear({ text, kind }: Pick<Requirement, 'text' | 'kind'>, line: string, language: Language): string {
  // Nothing was recognised, so we cannot say that it is missing; we can only ask.
  const asked = kind === 'practice' || kind === 'tool' ? 'duty' : kind;
  if (line === '') return say(packs[language].results.missing[asked], { name: text }, language);
  const quote = line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength).trimEnd()}…` : line;
  return say(packs[language].results.near, { name: text, line: quote }, language);
}

/** What lowers the wording or structure meter, and how to fix it. */
export function sayFinding({ code, params }: Finding, language: Language): string {
  return say(packs[language].results.findings[code], params, language);
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
