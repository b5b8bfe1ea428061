import type { Statement, Term } from '../read/statement.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import { isActor } from './roles.ts';
import type { Difference } from './table.ts';

/**
 * Coordination that frees something from what limited it: "helped the lead train starters" is not "helped the lead and
 * trained starters", and a "treasurer's helper" is not a "treasurer and helper".
 */
export function findTakenOut(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): Difference[] {
  return [...findOutsideHelp(pairs, old, fresh), ...findOwnNow(pairs, old, fresh, vocabulary)];
}

type Pairs = Alignment['pairs'];

function findOutsideHelp(pairs: Pairs, old: Statement, fresh: Statement): Difference[] {
  return [...pairs].flatMap(([help, was]): Difference[] => {
    if (help.kind !== 'help' || old.runs.length > 0) return [];
    const beside = fresh.terms.filter(({ segment }) => segment === help.segment);
    // "Helped with cooking and cleaning" may become "helped with cleaning and cooking".
    if (beside.some((term) => (pairs.get(term)?.segment ?? was.segment) !== was.segment)) return [];
    const taken = fresh.things.find(
      (term) =>
        term.from > help.to &&
        term.segment !== help.segment &&
        isHelped(pairs.get(term), was) &&
        !fresh.terms.some(({ kind, segment }) => kind === 'help' && segment === term.segment),
    );
    return taken ? [{ row: 'rung moved', words: taken.text, params: { from: was.text } }] : [];
  });
}

function isHelped(term: Term | undefined, help: Term): boolean {
  return term !== undefined && term.segment === help.segment && term.from >= help.to;
}

/** Someone named in a genitive ("treasurer's") now stands alone in a list of titles. */
function findOwnNow(pairs: Pairs, old: Statement, fresh: Statement, vocabulary: Vocabulary): Difference[] {
  return [...pairs].flatMap(([term, was]): Difference[] => {
    const { word } = was;
    if (!word || !isOwner(was, old, vocabulary) || !standsAlone(term, fresh, vocabulary)) return [];
    // No table has every title, but the owner of an assistant or helper is a person.
    const isHelped = fresh.terms.some(
      ({ kind, word: one }) => kind === 'help' || (one && vocabulary.isSmallTitle(one.folded)),
    );
    return isHelped || isActor(term, vocabulary) ? [{ row: 'title moved', words: term.text }] : [];
  });
}

function isOwner({ from, to }: Term, { text }: Statement, { isOf, isProver }: Vocabulary): boolean {
  if (/['’]s?\s*$/u.test(text.folded.slice(from, to + 2))) return true;
  const before = text.folded.slice(Math.max(0, from - 20), from).match(/\p{L}+/gu) ?? [];
  const last = before.at(-1) ?? '';
  return isOf(last) || (isProver(last) && isOf(before.at(-2) ?? ''));
}

function standsAlone({ from, to }: Term, { text }: Statement, { joints }: Vocabulary): boolean {
  const [before, after] = [text.folded.slice(0, from).trimEnd(), text.folded.slice(to).trimStart()];
  const isOpen = before === '' || /[,;:(|/&–—]$/u.test(before) || joints.find(before).at(-1)?.to === before.length;
  const isClosed = after === '' || /^[,;:)|/&–—(]/u.test(after) || joints.find(after)[0]?.from === 0;
  return isOpen && isClosed;
}
