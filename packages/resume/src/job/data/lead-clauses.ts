import type { Language } from '@fitted/contract/languages';
import { postingTables } from '@fitted/language/packs';
import type { LeadClauses } from '@fitted/language/posting-cues';

/*
 * What postings say around the thing they ask for, in all languages together. The words are in the rooms:
 * packages/language/src/<language>/lead-clauses.ts.
 */

const clauses = Object.values(postingTables).map((pack) => pack.leadClauses);
const any = (of: (one: LeadClauses) => string): string => `(?:${clauses.map(of).filter(Boolean).join('|')})`;

const addressed = any((one) => one.addressed);

/** A separate clause: "and you will supervise students". */
export const spoken = new RegExp(`^${addressed}\\s`, 'iu');

/** Only at the start of a sentence. */
export const leadClauses: readonly RegExp[] = [
  new RegExp(`^${any((one) => one.surroundings)}[^,]{0,80},\\s(?:${addressed}(?!\\p{L}))?`, 'iu'),
  ...clauses.flatMap(({ openings }) => openings ?? []),
];

export const reasons = new RegExp(`,?\\s${any((one) => one.reasons)}\\s`, 'iu');

/** Cut only if it says that the thing is wanted. */
export const predicates = new RegExp(`\\s${any((one) => one.predicates)}\\s.{0,80}$`, 'iu');

const reader = new RegExp(`^\\P{L}*${addressed}\\s`, 'iu');

/** What a clause asks for, as the name of a task, if the posting says it of the reader: "Sie verhandeln Preise". */
export function nameOfClause(text: string, quote: string, language: Language): string {
  const said = quote.slice(reader.exec(quote)?.[0].length ?? quote.length);
  const isClause = said.toLowerCase().startsWith(text.toLowerCase());
  return (isClause && postingTables[language].leadClauses.nameOfClause?.(text)) || text;
}
