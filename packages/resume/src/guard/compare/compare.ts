import { isSameDeed, isSameHelp } from '../read/deed-forms.ts';
import { readStatement, type Statement, type Term } from '../read/statement.ts';
import { hasForm } from '../support/word-support.ts';
import { partsOf } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Alignment, align } from './align.ts';
import { findChosen, isAsSure, lessenedBy, limitsSame } from './bounds.ts';
import type { Circumstances } from './circumstances.ts';
import { countsSame, isLengthened, isMultiplied, isOtherMeasure, isPeriod, isPluralOf, isSingle } from './figures.ts';
import { findAdded, ofPerson } from './find-added.ts';
import { findDropped } from './find-dropped.ts';
import { findTakenOut } from './help-scope.ts';
import { findRaisedLevels } from './levels.ts';
import { findReordered } from './order.ts';
import { findTakenTitles } from './own-titles.ts';
import { isActor } from './roles.ts';
import { shareOf } from './shared-words.ts';
import type { Difference } from './table.ts';

/** What the new line says that the old one does not, and what it no longer says. */
export function compare(before: GuardText, after: GuardText, circumstances: Circumstances): Difference[] {
  const { known, vocabulary, mayShorten, isOfPerson } = circumstances;
  if (before.raw === after.raw) return [];
  const old = readStatement(before, vocabulary);
  const fresh = readStatement(after, vocabulary);
  const alignment = withoutContext(align(old, fresh, vocabulary), old, circumstances);
  const came = findAdded(alignment, old, fresh, isOfPerson ? ofPerson(known) : known, circumstances);
  const isReworded =
    came.some(({ row }) => !row.startsWith('relation') && !row.startsWith('agent')) || !keepsOrder(alignment);
  return [
    ...came,
    ...findDropped(alignment, old, fresh, vocabulary, isReworded, mayShorten),
    ...comparePairs(alignment, old, fresh, circumstances),
    ...findNewStatements(old, fresh, circumstances),
    ...findTakenTitles(alignment, old, fresh, circumstances),
    ...findReordered(alignment, old, fresh, vocabulary),
    ...findTakenOut(alignment, old, fresh, vocabulary),
    ...findChosen(old, fresh, vocabulary),
    ...findRaisedLevels(alignment, old, fresh),
  ];
}

/** Only if the rest keeps its order was something simply left out. */
function keepsOrder({ pairs }: Alignment): boolean {
  const places = [...pairs]
    .filter(([{ kind }]) => kind === 'thing')
    .sort(([one], [other]) => one.from - other.from)
    .map(([, { from }]) => from);
  return places.every((from, at) => at === 0 || from >= (places[at - 1] ?? 0));
}

function withoutContext(alignment: Alignment, old: Statement, { context = [], vocabulary }: Circumstances): Alignment {
  if (context.length === 0) return alignment;
  const names = new Set(
    context.flatMap(({ words }) => words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).map(({ stem }) => stem)),
  );
  // At the start of a line a name is who did it, so dropping it matters.
  const isNamed = (term: Term) =>
    term.word !== undefined &&
    names.has(term.word.stem) &&
    !vocabulary.isTitle(term.word.folded) &&
    old.things[0] !== term;
  return { ...alignment, went: alignment.went.filter((term) => !isNamed(term)) };
}

/** Checks what stayed: whether a verb is still the same action, and a figure still counts the same thing with the same bound. */
function comparePairs(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  { vocabulary, isHead }: Circumstances,
): Difference[] {
  return [...pairs].flatMap(([term, was]): Difference[] => {
    if (term.word) {
      const lessened = lessenedBy(term, was, vocabulary);
      if (lessened) return [{ row: lessened, words: was.text, params: { from: was.text } }];
      if (isMultiplied(term, was, old, vocabulary)) return [{ row: 'figure moved', words: term.text }];
      const isLost = isActor(was, vocabulary) && !isActor(term, vocabulary);
      const isSame = !isLost && isSameDeed(was, term, old, fresh, vocabulary);
      return isSame ? [] : [{ row: 'deed moved', words: term.text }];
    }
    if (term.kind === 'help' && !isSameHelp(was, term, old, vocabulary))
      return [{ row: 'deed moved', words: term.text }];
    if (term.date && was.date?.month !== undefined && term.date.month === undefined && isHead)
      return [{ row: 'date moved', words: term.text }];
    if (term.kind === 'limit' && isPluralOf(term.text, was.text) && isSingle(was, old, vocabulary))
      return [{ row: 'figure moved', words: term.text }];
    if (term.kind === 'unsure' && !isAsSure(term, was)) return [{ row: 'certainty moved', words: was.text }];
    if (term.kind === 'limit' && !limitsSame(term, was, pairs, old, fresh))
      return [{ row: 'limit moved', words: was.text }];
    if (!term.quantity) return [];
    if (term.bound !== was.bound) {
      if (isPeriod(was, old) && isPeriod(term, fresh)) return [];
      if (term.bound === 'above' || was.bound === 'below') return [{ row: 'figure raised', words: term.text }];
      if (was.bound === 'about') return [{ row: 'figure moved', words: term.text }];
    }
    if (isLengthened(term, was, old, fresh)) return [{ row: 'figure moved', words: term.text }];
    if (isOtherMeasure(term, was, old, fresh, vocabulary)) return [{ row: 'figure moved', words: term.text }];
    return countsSame(term, was, pairs, old, fresh, vocabulary) ? [] : [{ row: 'figure moved', words: term.text }];
  });
}

/** A sentence that shares nothing with the old line is not a rewording of it. It may come from other lines, or from nowhere. */
function findNewStatements(old: Statement, fresh: Statement, { known, vocabulary }: Circumstances): Difference[] {
  const { text } = fresh;
  const parts = partsOf(text, text.sentences, vocabulary.language);
  return parts.flatMap((part): Difference[] => {
    const { shared, total } = shareOf(part, old.text, vocabulary);
    if (total < 2 || shared > 0) return [];
    const isTheirs = known.hasMostOf(part) || sharesPart(part, old.text, vocabulary);
    return [{ row: isTheirs ? 'statement moved' : 'statement came', words: part.raw }];
  });
}

/** "Durchführung von Blutdruckmessungen" and "Blutdruck gemessen": a thing of the new sentence is within a word of the old line. */
function sharesPart({ words }: GuardText, old: GuardText, vocabulary: Vocabulary): boolean {
  const { isFunctionWord, isPlainWord } = vocabulary;
  return words.some(
    (word) => !isFunctionWord(word.folded) && !isPlainWord(word.folded) && hasForm(old, word, vocabulary),
  );
}
