import type { Statement, Term } from '../read/statement.ts';
import { findAliased } from '../support/alias-support.ts';
import { hasForm, isFormOf } from '../support/word-support.ts';
import type { Word } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Maps the terms of the new line to those of the old. */
export interface Alignment {
  /** From new terms to old ones. */
  readonly pairs: ReadonlyMap<Term, Term>;
  readonly came: readonly Term[];
  readonly went: readonly Term[];
}

export function align(before: Statement, after: Statement, vocabulary: Vocabulary): Alignment {
  const pairs = new Map<Term, Term>();
  const used = new Set<Term>();
  const alike = new Map(after.terms.map((fresh) => [fresh, likesOf(fresh, before, vocabulary)]));
  for (const least of [4, 3, 2, 1])
    for (const [fresh, likes] of alike) {
      if (pairs.has(fresh)) continue;
      const found = likes.find(({ old, likeness }) => likeness >= least && !used.has(old));
      if (!found) continue;
      pairs.set(fresh, found.old);
      used.add(found.old);
    }
  // A repeated word in a sentence is the same word. Below, so are an alias and a part of a compound.
  const told = new Set([...pairs.keys()].map(({ sentence }) => sentence));
  for (const fresh of after.things) {
    if (pairs.has(fresh) || !told.has(fresh.sentence)) continue;
    const old = alike.get(fresh)?.[0]?.old;
    if (old) pairs.set(fresh, old);
  }
  const named = findAliased(after.text, before.text, vocabulary);
  const gaveName = findAliased(before.text, after.text, vocabulary);
  const isIn = ({ word }: Term, { text }: Statement, names: ReadonlySet<number>) =>
    word !== undefined && names.has(text.words.indexOf(word));
  pairRelations(
    before,
    after,
    pairs,
    used,
    (fresh, old) => isIn(fresh, after, named) && (isIn(old, before, gaveName) || hasShort(old, after)),
  );
  const isNamed = ({ word, sentence }: Term, { text }: Statement, names: ReadonlySet<number>, other: Statement) =>
    word !== undefined &&
    (text === before.text || text.sentences.length < 2 || told.has(sentence)) &&
    (names.has(text.words.indexOf(word)) || hasForm(other.text, word, vocabulary));
  return {
    pairs,
    came: after.terms.filter((term) => !pairs.has(term) && !isNamed(term, after, named, before)),
    went: before.terms.filter((term) => !used.has(term) && !isNamed(term, before, gaveName, after)),
  };
}

interface Like {
  readonly old: Term;
  readonly likeness: number;
}

/** Old terms that a term may correspond to, in the order of the old line. Relations are paired by their objects instead. */
function likesOf(fresh: Term, { terms }: Statement, vocabulary: Vocabulary): Like[] {
  if (fresh.kind === 'relation') return [];
  const likes: Like[] = [];
  for (const old of terms) {
    const likeness = likenessOf(old, fresh, vocabulary);
    if (likeness > 0) likes.push({ old, likeness });
  }
  return likes;
}

/** 4: same spelling; 3: same stem; 2: another form; 1: a synonym. */
function likenessOf(old: Term, fresh: Term, vocabulary: Vocabulary): number {
  if (old.kind !== fresh.kind) return 0;
  if (old.word && fresh.word) {
    if (old.word.folded === fresh.word.folded) return 4;
    if (old.word.stem === fresh.word.stem) return 3;
    if (isFormOf(old.word, fresh.word, vocabulary) || isFormOf(fresh.word, old.word, vocabulary)) return 2;
    if (isLonger(old.word, fresh.word) || isLonger(fresh.word, old.word)) return 2;
    const groups = vocabulary.synonyms.groupsOf(old.word.folded);
    if (groups.length === 0) return 0;
    return vocabulary.synonyms.groupsOf(fresh.word.folded).some((one) => groups.includes(one)) ? 1 : 0;
  }
  if (old.quantity && fresh.quantity) {
    const [one, other] = [old.quantity, fresh.quantity];
    const isSameMoney = one.currency === undefined || other.currency === undefined || one.currency === other.currency;
    return Math.abs(one.value - other.value) < 1e-9 && one.isPercent === other.isPercent && isSameMoney ? 4 : 0;
  }
  if (old.date && fresh.date)
    return old.date.year === fresh.date.year && (fresh.date.month === undefined || old.date.month === fresh.date.month)
      ? 4
      : 0;
  if (old.text === fresh.text) return 4;
  return old.group === fresh.group ||
    old.kind === 'denial' ||
    old.kind === 'cause' ||
    old.kind === 'current' ||
    old.kind === 'charge'
    ? 2
    : 0;
}

/** Two relations match if they have the same name and the same object. */
function pairRelations(
  before: Statement,
  after: Statement,
  pairs: Map<Term, Term>,
  used: Set<Term>,
  isAlias: (fresh: Term, old: Term) => boolean,
): void {
  for (const fresh of after.terms.filter(({ kind }) => kind === 'relation')) {
    const object = objectOf(fresh, after);
    const old = before.terms.find((one) => {
      if (one.kind !== 'relation' || used.has(one) || one.group !== fresh.group) return false;
      const other = objectOf(one, before);
      if (object === undefined || other === undefined || pairs.get(object) === other) return true;
      // Two items after the relation may have been swapped, or one spelled out.
      const was = pairs.get(object);
      if (was) return isListedBehind(one, was, before);
      return isAlias(object, other);
    });
    if (!old) continue;
    pairs.set(fresh, old);
    used.add(old);
  }
}

/** The old word is still there, next to its spelled-out form. */
function hasShort({ word }: Term, { text }: Statement): boolean {
  return word !== undefined && text.words.some(({ folded }) => folded === word.folded);
}

/** "For shops and two wineries": no other relation comes between it and either item. */
function isListedBehind(relation: Term, term: Term, { terms, text }: Statement): boolean {
  if (term.from < relation.to || term.sentence !== relation.sentence) return false;
  const isBroken = terms.some(({ kind, from }) => kind === 'relation' && from > relation.from && from < term.from);
  return !isBroken && !/[;:()]/u.test(text.folded.slice(relation.to, term.from));
}

/** The first thing, figure or date after a relation. */
export function objectOf(relation: Term, { terms }: Statement): Term | undefined {
  return terms.find(
    ({ from, kind, sentence }) =>
      from >= relation.to &&
      sentence === relation.sentence &&
      (kind === 'thing' || kind === 'figure' || kind === 'date'),
  );
}

/** "mentor" and "mentoring", where stemming would cut into the word itself. "MX3000" is not a form of "MX300". */
function isLonger({ folded: short, isCode }: Word, { folded: long, isCode: isLongCode }: Word): boolean {
  if (isCode && isLongCode) return false;
  return short.length >= 5 && long.length > short.length && long.length - short.length <= 3 && long.startsWith(short);
}
