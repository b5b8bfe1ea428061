import { isOwnPassive, type Statement, type Term } from '../read/statement.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import { isActor } from './roles.ts';
import type { Difference } from './table.ts';

/**
 * Adjacent words that were the other way round: "director's assistant" and "assistant director", "sales increased" and
 * "increased sales". Parts between commas may be swapped, and "audit of accounts" may become "accounts audit".
 */
export function findReordered(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): Difference[] {
  return [
    ...findInverted(pairs, old, fresh, vocabulary),
    ...findSwapped(pairs, old, fresh, vocabulary),
    ...findJoinedTitles(pairs, old, fresh, vocabulary),
  ];
}

type Pairs = Alignment['pairs'];

/** A verb has moved in front of its former subject: "sales rose" has become "raised sales". */
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
      return isFar(was, wasNext, old) &&
        !isGlossed(was, wasNext, old) &&
        !isOutOfBrackets(was, wasNext, old) &&
        isAdjacent(term, next, fresh) &&
        !isDeedAtEnd(next, fresh, vocabulary)
        ? [{ row: 'order moved', words: `${term.text} ${next.text}` }]
        : [];
    if (was.from <= wasNext.from || !isRisky([term, next, was, wasNext], old, vocabulary)) return [];
    const isStill =
      isLinked(wasNext, was, old, vocabulary) || isCompound(term, was, wasNext, pairs, old, fresh, vocabulary);
    return isStill || isDeedAtEnd(was, old, vocabulary) || isDeedAtEnd(next, fresh, vocabulary)
      ? []
      : [{ row: 'order moved', words: `${term.text} ${next.text}` }];
  });
}

/** The assistant to the director has become an assistant director: somebody else's title is now part of the person's own. */
function findJoinedTitles(pairs: Pairs, old: Statement, fresh: Statement, vocabulary: Vocabulary): Difference[] {
  const positions = fresh.terms.filter(({ text, word }) => {
    const folded = word?.folded ?? text;
    return vocabulary.isTitle(folded) || vocabulary.isSmallTitle(folded);
  });
  const wasOf = (term: Term) =>
    pairs.get(term) ?? old.terms.find(({ kind, text }) => kind === term.kind && text === term.text);
  return positions.flatMap((term, place): Difference[] => {
    const next = positions[place + 1];
    if (!next || next.segment !== term.segment || isOfAnother(term, next, fresh, vocabulary)) return [];
    const [was, wasNext] = [wasOf(term), wasOf(next)];
    if (!was || !wasNext || was.segment !== wasNext.segment || !isOfAnother(was, wasNext, old, vocabulary)) return [];
    return [{ row: 'title moved', words: `${term.text} ${next.text}` }];
  });
}

/** "Assistant to the director", "director's assistant", „Assistentin des Direktors“: a relation or an "of" is between them. */
function isOfAnother(one: Term, other: Term, { text, terms }: Statement, { isOf }: Vocabulary): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (terms.some(({ from, kind }) => kind === 'relation' && from >= first.to && from < second.from)) return true;
  const between = text.folded.slice(first.to, second.from);
  return /^'s?\s/u.test(between) || (between.match(/\p{L}+/gu) ?? []).some(isOf);
}

/**
 * Swapping plain things is harmless. It is not if one of them is a person (who did it to whom), if a change or a passive without an
 * agent would become the person's achievement, or if a from/to direction would be reversed.
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

/** "The campaign won 300 readers": a verb followed by an object has its subject before it. */
function hasObject({ to, word }: Term, { text }: Statement, { traits, isFunctionWord, isProver }: Vocabulary): boolean {
  if (word === undefined) return false;
  if (!traits.verbsLookLikeNouns) return true;
  const next = /^\s+([\p{L}]+|[\uE002$€£])/u.exec(text.folded.slice(to, to + 40))?.[1];
  return next !== undefined && (!isFunctionWord(next) || isProver(next));
}

function hasBetween(one: Term, other: Term, { terms }: Statement): boolean {
  return terms.some(({ from, kind }) => kind === 'relation' && from > one.from && from < other.from);
}

function isLinked(
  first: Term,
  second: Term,
  { text, terms }: Statement,
  { isOf, isFunctionWord, isBe, grammar }: Vocabulary,
): boolean {
  if (terms.some(({ from, kind }) => kind === 'relation' && from > first.from && from < second.from)) return true;
  const between = text.folded.slice(first.to, second.from).match(/\p{L}+/gu) ?? [];
  if (between.some(isOf)) return true;
  // "Patients on a ward": prepositions link as "of" does, whereas a pronoun or a verb would start a clause.
  return (
    between.length > 0 &&
    between.every((word) => isFunctionWord(word) && !isBe(word) && !grammar.clauseOpeners.includes(word))
  );
}

/** "Patients on a surgical ward" and "surgical ward patients": what was between them now precedes the first. */
function isCompound(
  term: Term,
  was: Term,
  wasNext: Term,
  pairs: Pairs,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): boolean {
  const between = old.things.filter(({ from }) => from > wasNext.from && from < was.from);
  if (between.length === 0 || between.length > 2) return false;
  const place = fresh.things.indexOf(term);
  const before = fresh.things.slice(Math.max(0, place - between.length), place).map((one) => pairs.get(one));
  const [first] = between;
  return (
    first !== undefined && between.every((one) => before.includes(one)) && isLinked(wasNext, first, old, vocabulary)
  );
}

/** "One phase I (sponsor-led)" and "one sponsor-led phase I": the bracket described the words before it. */
function isOutOfBrackets(one: Term, other: Term, { text }: Statement): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return /^[^,;()]{0,30}\([^,;()]*$/u.test(text.folded.slice(first.to, second.from));
}

/** "Rechnungen geprüft": in languages with the verb last it may move to the front, unless it is a verb of change ("stieg"). */
function isDeedAtEnd(was: Term, { things, text }: Statement, { grammar, changes, isBe }: Vocabulary): boolean {
  if (!grammar.deedsLast || changes.groupsOf(was.word?.folded ?? '').length > 0) return false;
  const isLast = things.filter(({ segment }) => segment === was.segment).at(-1) === was;
  return isLast && !text.words.some(({ folded }) => isBe(folded));
}

/** In different clauses, divided by a comma. What "and" joins belongs together. */
function isFar(one: Term, other: Term, { text }: Statement): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return (
    text.clauses.findIndex((span) => isInside(first.from, span)) !==
    text.clauses.findIndex((span) => isInside(second.from, span))
  );
}

/** "LIMS (LabWare)" and "LabWare LIMS", "Tools: CATIA" and "CATIA tools": only a bracket or a colon was between them. */
function isGlossed(one: Term, other: Term, { text }: Statement): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return /^\s?[(（:：]\s?$/u.test(text.folded.slice(first.to, second.from));
}

function isAdjacent(one: Term, other: Term, { text }: Statement): boolean {
  return !/\p{L}/u.test(text.folded.slice(one.to, other.from));
}
