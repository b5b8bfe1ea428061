import { isOwnPassive, type Statement, type Term } from '../read/statement.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import { isActor } from './roles.ts';
import type { Difference } from './table.ts';

/**
 * Two words side by side that stood the other way round: "director's assistant" and "assistant director", "sales increased" and
 * "increased sales". Parts between commas may change places, and "audit of accounts" may become "accounts audit".
 */
export function findReordered(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): Difference[] {
  return [...findInverted(pairs, old, fresh, vocabulary), ...findSwapped(pairs, old, fresh, vocabulary)];
}

type Pairs = Alignment['pairs'];

const clauses: ReadonlySet<string> = new Set([
  ...['who', 'that', 'which', 'i', 'we', 'he', 'she', 'they', 'it', 'and', 'or', 'has', 'have', 'had', 'did'],
  ...[
    'que',
    'yo',
    'y',
    'o',
    'ha',
    'han',
    'qui',
    'je',
    'j',
    'et',
    'ou',
    'a',
    'ont',
    'ich',
    'er',
    'sie',
    'und',
    'oder',
    'hat',
    'haben',
  ],
]);

/** What was done or happened to something stands first now: "sales rose" has become "raised sales". */
function findInverted(pairs: Pairs, old: Statement, fresh: Statement, vocabulary: Vocabulary): Difference[] {
  if (isOwnPassive(old.text, vocabulary)) return [];
  return fresh.text.sentences.flatMap((_, sentence): Difference[] => {
    const first = fresh.things.find((term) => term.sentence === sentence);
    const was = first && pairs.get(first);
    if (!first || !was) return [];
    const wasFirst = old.things.find(({ segment }) => segment === was.segment);
    if (!wasFirst || wasFirst === was || isDeedAtEnd(was, old, vocabulary)) return [];
    if (!isRisky([first, was, wasFirst], old, vocabulary) && !hasObject(was, old, vocabulary)) return [];
    const isBehind = fresh.things.some((term) => term.segment === first.segment && pairs.get(term) === wasFirst);
    const isNext = old.things[old.things.indexOf(wasFirst) + 1] === was;
    if (!isBehind || (isNext && isLinked(wasFirst, was, old, vocabulary))) return [];
    return [{ row: 'order moved', words: first.text }];
  });
}

function findSwapped(pairs: Pairs, old: Statement, fresh: Statement, vocabulary: Vocabulary): Difference[] {
  return fresh.things.flatMap((term, place): Difference[] => {
    const next = fresh.things[place + 1];
    if (!next || next.segment !== term.segment || hasBetween(term, next, fresh)) return [];
    const [was, wasNext] = [pairs.get(term), pairs.get(next)];
    if (!was || !wasNext) return [];
    if (was.segment !== wasNext.segment)
      return isFar(was, wasNext, old) && !isGlossed(was, wasNext, old) && isAdjacent(term, next, fresh)
        ? [{ row: 'order moved', words: `${term.text} ${next.text}` }]
        : [];
    if (was.from <= wasNext.from || !isRisky([term, next, was, wasNext], old, vocabulary)) return [];
    return isLinked(wasNext, was, old, vocabulary) || isDeedAtEnd(was, old, vocabulary)
      ? []
      : [{ row: 'order moved', words: `${term.text} ${next.text}` }];
  });
}

/**
 * Turned round, things stay what they are. Somebody becomes who did it or whom it was done to, what rose or fell by itself becomes the
 * person's deed, as does what was done by nobody knows whom, and a way goes back.
 */
function isRisky(
  terms: readonly (Term | undefined)[],
  { text, terms: all }: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (text.words.some(({ folded }) => vocabulary.isBe(folded)) && !isOwnPassive(text, vocabulary)) return true;
  const isWay = all.some(({ kind, group }) => kind === 'relation' && (group === 'from' || group === 'to'));
  return terms.some(
    (term) =>
      term !== undefined &&
      (isActor(term, vocabulary) ||
        (isWay && /\p{Lu}/u.test(term.text)) ||
        vocabulary.changes.groupsOf(term.word?.folded ?? '').length > 0),
  );
}

/** "The campaign won 300 readers": behind a verb stands what it was done to, so what stands before it did it. */
function hasObject(
  { to, word }: Term,
  { text }: Statement,
  { language, isFunctionWord, isProver }: Vocabulary,
): boolean {
  if (word === undefined) return false;
  if (language !== 'en') return true;
  const next = /^\s+([\p{L}]+|[\uE002$€£])/u.exec(text.folded.slice(to, to + 40))?.[1];
  return next !== undefined && (!isFunctionWord(next) || isProver(next));
}

/** A relation stands between them. */
function hasBetween(one: Term, other: Term, { terms }: Statement): boolean {
  return terms.some(({ from, kind }) => kind === 'relation' && from > one.from && from < other.from);
}

function isLinked(
  first: Term,
  second: Term,
  { text, terms }: Statement,
  { isOf, isFunctionWord, isBe }: Vocabulary,
): boolean {
  if (terms.some(({ from, kind }) => kind === 'relation' && from > first.from && from < second.from)) return true;
  const between = text.folded.slice(first.to, second.from).match(/\p{L}+/gu) ?? [];
  if (between.some(isOf)) return true;
  // "Patients on a ward": small words of place join as "of" does; a pronoun or a verb would begin a clause.
  return between.length > 0 && between.every((word) => isFunctionWord(word) && !isBe(word) && !clauses.has(word));
}

/** "Rechnungen geprüft": where the verb stands last, it may come to the front. What rose or fell by itself may not. */
function isDeedAtEnd(was: Term, { things, text }: Statement, { grammar, changes, isBe }: Vocabulary): boolean {
  if (!grammar.deedsLast || changes.groupsOf(was.word?.folded ?? '').length > 0) return false;
  const isLast = things.filter(({ segment }) => segment === was.segment).at(-1) === was;
  return isLast && !text.words.some(({ folded }) => isBe(folded));
}

/** Of two parts that a comma divides. What "and" joins belongs together. */
function isFar(one: Term, other: Term, { text }: Statement): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return (
    text.clauses.findIndex((span) => isInside(first.from, span)) !==
    text.clauses.findIndex((span) => isInside(second.from, span))
  );
}

/** "LIMS (LabWare)" and "LabWare LIMS", "Tools: CATIA" and "CATIA tools": nothing but a bracket or a colon stood between them. */
function isGlossed(one: Term, other: Term, { text }: Statement): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return /^\s?[(（:：]\s?$/u.test(text.folded.slice(first.to, second.from));
}

function isAdjacent(one: Term, other: Term, { text }: Statement): boolean {
  return !/\p{L}/u.test(text.folded.slice(one.to, other.from));
}
