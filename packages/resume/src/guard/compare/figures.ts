import type { Statement, Term } from '../read/statement.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** "In five years" and "over five years" are the same period, so "over" is not a bound. */
export function isPeriod({ from }: Term, { text }: Statement): boolean {
  return /(?:^|\s)(?:in|within|during|over)(?: the last| the past)?\s$/u.test(
    text.folded.slice(Math.max(0, from - 24), from),
  );
}

/** "A trainee" has become "trainees". */
export function isMultiplied({ word }: Term, was: Term, old: Statement, vocabulary: Vocabulary): boolean {
  if (!word || !was.word || word.stem !== was.word.stem) return false;
  return isPluralOf(word.folded, was.word.folded) && isSingle(was, old, vocabulary);
}

export function isPluralOf(word: string, was: string): boolean {
  return word.length > was.length && /(?:s|en|e|n)$/u.test(word);
}

export function isSingle({ from }: Term, { text }: Statement, { grammar }: Vocabulary): boolean {
  const last = text.folded.slice(Math.max(0, from - 24), from).match(/\p{L}+/gu) ?? [];
  return last.slice(-2).some((one) => grammar.single.includes(one));
}

/** At least one of the words around the figure is still around it. */
export function countsSame(
  term: Term,
  was: Term,
  pairs: ReadonlyMap<Term, Term>,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (isSwapped(term, was, pairs, old, fresh)) return false;
  const now = around(term, fresh, vocabulary);
  const here = now.flatMap((one) => pairs.get(one) ?? []);
  const there = around(was, old, vocabulary);
  if (there.length === 0 || now.length === 0) return true;
  return here.some((one) => there.includes(one));
}

/** The word right after the figure used to follow another figure. */
function isSwapped(term: Term, was: Term, pairs: ReadonlyMap<Term, Term>, old: Statement, fresh: Statement): boolean {
  const counted = countedBy(term, fresh);
  const before = counted && pairs.get(counted);
  return before !== undefined && old.terms.some((one) => one.quantity && one !== was && countedBy(one, old) === before);
}

/** "Two a month" has become "two months". */
export function isLengthened(term: Term, was: Term, old: Statement, fresh: Statement): boolean {
  return isLength(term, fresh) && !isLength(was, old) && old.terms[old.terms.indexOf(was) + 1]?.kind === 'often';
}

function isLength(figure: Term, { terms, text }: Statement): boolean {
  const next = terms[terms.indexOf(figure) + 1];
  return next?.kind === 'often' && !/\s/u.test(next.text) && /^[\s-]?$/u.test(text.folded.slice(figure.to, next.from));
}

function countedBy(figure: Term, { terms }: Statement): Term | undefined {
  const next = terms[terms.indexOf(figure) + 1];
  return next?.word && next.segment === figure.segment ? next : undefined;
}

function around(figure: Term, { terms, text }: Statement, { isPlainWord }: Vocabulary): Term[] {
  const all = terms.filter(
    ({ kind, sentence, word }) =>
      (kind === 'date' || kind === 'limit' || kind === 'help' || (word && !isPlainWord(word.folded))) &&
      sentence === figure.sentence,
  );
  const clause = text.clauses.find((span) => isInside(figure.from, span));
  const close = all.filter(({ from }) => clause && isInside(from, clause));
  const said = close.length > 0 ? close : all;
  const next = said.filter(({ from }) => from >= figure.to).slice(0, 4);
  const last = said.filter(({ to }) => to <= figure.from).slice(-4);
  return [...next, ...last];
}

/** "Fell by 15 %" is not "fell to 15 %". Undefined where the line says neither. */
export function isOtherMeasure(
  term: Term,
  was: Term,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
): boolean {
  if (!term.quantity?.isPercent && !vocabulary.changes.occurs(old.text.folded)) return false;
  const [now, before] = [measureOf(term, fresh, vocabulary), measureOf(was, old, vocabulary)];
  return now !== undefined && before !== undefined && now !== before;
}

function measureOf({ from }: Term, { text }: Statement, vocabulary: Vocabulary): 'end' | 'difference' | undefined {
  const { measures, traits, grammar } = vocabulary;
  const open = text.folded.slice(Math.max(0, from - 24), from);
  if (!traits.writesSpaces) {
    const letters = grammar.about.reduce(
      (left, about) => (left.endsWith(about) ? left.slice(0, -about.length) : left),
      open.trim(),
    );
    if (measures.to.some((one) => letters.endsWith(one))) return 'end';
    return measures.by.some((one) => letters.endsWith(one)) ? 'difference' : undefined;
  }
  const bounds = [...grammar.about, ...grammar.above, ...grammar.below];
  const words = (open.match(/\p{L}+/gu) ?? []).filter((word) => !bounds.includes(word)).slice(-2);
  // "A un 20 %" is an end, although "un 20 %" is a difference.
  const [second = '', last = ''] = words.length > 1 ? words : ['', ...words];
  if (measures.to.includes(last) || (measures.to.includes(second) && measures.by.includes(last))) return 'end';
  return measures.by.includes(last) ? 'difference' : undefined;
}
