import type { SummaryCode } from '@fitted/contract/edits/summary-codes';
import type { Edit, ReasonCode } from '../edit/edit.ts';
import type { Match } from '../match/match.ts';

/** One sentence of the improvement summary, as a code to be put into the reader's language. */
export interface SummaryItem {
  readonly code: SummaryCode;
  readonly params: SummaryParams;
}
export type SummaryParams = Readonly<Record<string, string | number | readonly string[]>>;

export interface Improved {
  readonly applied: readonly Edit[];
  /** How many edits the guard held back. */
  readonly heldBack: number;
  /** What the person told us that no edit could use. */
  readonly unplaced?: readonly string[];
  readonly before: Match;
  readonly after: Match;
}

/** Most helpful first. */
const order: readonly ReasonCode[] = [
  'stated-fact',
  'requested',
  'posting-spelling',
  'surfaced-skill',
  'summary-from-facts',
  'result-first',
  'weak-opening',
  'clearer',
  'shorter',
  'split',
  'spelling',
  'doubled-word',
  'date-format',
  'first-person',
  'filler',
  'tense',
  'relevance-order',
  'chronological-order',
  'section-order',
  'contact-first',
  'standard-heading',
  'duplicate',
  'less-relevant',
  'objective',
  'personal-data',
  'goes-without-saying',
  'below-degree',
  'speaks-to-software',
  'punctuation',
];
const maxNames = 5;
const goodScore = 75;

/** What changed, counted by reason, then the score and what only the person can answer. */
export function summarise({ applied, heldBack, unplaced = [], before, after }: Improved): SummaryItem[] {
  const items: SummaryItem[] = order.flatMap((code) => {
    const edits = applied.filter(({ reason }) => reason.code === code);
    return edits.length === 0 ? [] : [{ code, params: { count: edits.length, names: namesOf(edits) } }];
  });
  if (items.length === 0) items.push({ code: isGoodFit(after) ? 'nothing-changed' : 'nothing-found', params: {} });
  if (after.score > before.score) items.push({ code: 'score', params: { before: before.score, after: after.score } });
  if (heldBack > 0) items.push({ code: 'held-back', params: { count: heldBack } });
  if (unplaced.length > 0)
    items.push({ code: 'unplaced', params: { count: unplaced.length, names: unplaced.slice(0, maxNames) } });
  const missing = after.missing.filter(({ kind }) => namedKinds.has(kind));
  if (missing.length > 0)
    items.push({
      code: 'missing',
      params: { count: missing.length, names: missing.slice(0, maxNames).map(({ text }) => text) },
    });
  return items;
}

/** Only for a good fit do we say that nothing had to change. */
function isGoodFit({ score, near, missing }: Match): boolean {
  return score >= goodScore && near.length === 0 && missing.length === 0;
}

const namedKinds: ReadonlySet<string> = new Set(['tool', 'practice', 'credential', 'degree', 'licence', 'language']);

/** Only names worth showing: new spellings and headings, and skills that were brought forward. */
function namesOf(edits: readonly Edit[]): string[] {
  const names = edits.flatMap(({ reason: { code, params } }) => {
    if (code === 'surfaced-skill' && params.skill !== undefined) return [String(params.skill)];
    if ((code === 'posting-spelling' || code === 'standard-heading' || code === 'spelling') && params.to !== undefined)
      return [String(params.to)];
    return [];
  });
  return [...new Set(names)].slice(0, maxNames);
}
