import type { Statement, Term } from '../read/statement.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Difference, Row } from './table.ts';

/** Words of a condition, which a limit beside them may say too: "when she was away", "in her absence". */
export const conditions: ReadonlySet<string> = new Set([
  'if',
  'when',
  'whenever',
  'si',
  'cuando',
  'quand',
  'wenn',
  'falls',
  'sofern',
]);

/** "Could" is not "will", and "if" is not "even if"; but "if" equals "when", and "planned" equals "planning". */
export function isAsSure({ text: now }: Term, { text: was }: Term): boolean {
  return now === was || (conditions.has(now) && conditions.has(was)) || now.slice(0, 4) === was.slice(0, 4);
}

/** A limit must still apply to the same words: "occasional driving, always with the foreman" is not "driving, sometimes with". */
export function limitsSame(
  limit: Term,
  was: Term,
  pairs: ReadonlyMap<Term, Term>,
  old: Statement,
  fresh: Statement,
): boolean {
  const beside = (term: Term, { terms }: Statement) =>
    terms.filter(
      (one) => one !== term && one.segment === term.segment && (one.word !== undefined || one.quantity !== undefined),
    );
  const now = beside(limit, fresh).flatMap((term) => pairs.get(term) ?? []);
  const there = beside(was, old);
  return now.length === 0 || there.length === 0 || now.some((term) => there.includes(term));
}

/** A prefix that reduces the claim was dropped or added: "mitentwickelt" and "entwickelt", "vice-president" and "president". */
export function lessenedBy({ word }: Term, was: Term, { grammar }: Vocabulary): Row | undefined {
  if (!word || !was.word) return undefined;
  const [now, before] = [word.folded, was.word.folded];
  const isShared = (long: string, short: string) =>
    grammar.lessening.some((prefix) => long.length > short.length && short.length > 4 && long === `${prefix}${short}`);
  if (isShared(before, now)) return 'rung raised';
  return isShared(now, before) ? 'rung came' : undefined;
}

/** "SAP or Excel" is neither "SAP and Excel" nor "SAP": it was one of the two, and the line does not say which. */
export function findChosen(old: Statement, fresh: Statement, { choices }: Vocabulary): Difference[] {
  const now = choices.find(fresh.text.folded).length;
  return choices
    .find(old.text.folded)
    .slice(now)
    .map(({ text }): Difference => ({ row: 'limit moved', words: text }));
}
