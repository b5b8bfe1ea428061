import { isSameDeed, isSameHelp } from '../read/deed-forms.ts';
import { readStatement, type Statement, type Term } from '../read/statement.ts';
import { deriveNumber } from '../support/derived-numbers.ts';
import { partsOf } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Alignment, align } from './align.ts';
import { classify, type Known } from './classify.ts';
import { findReordered } from './order.ts';
import { piecesWithout } from './runs.ts';
import { shareOf } from './shared-words.ts';
import type { Difference } from './table.ts';

export interface Circumstances {
  readonly known: Known;
  readonly vocabulary: Vocabulary;
  /** Whether what is said is what the person is: a title there must be one of theirs. */
  readonly isOfPerson: boolean;
  /** Whether it is the head of a role, where a month left out can hide a gap. */
  readonly isHead: boolean;
  /** The head of the role that the line stands in: its names are said there and need not be repeated. */
  readonly context?: readonly GuardText[];
  /** Whether a part between two commas may go: of a deed it may, of a title or a degree it may be what makes it small. */
  readonly mayShorten: boolean;
}

/** What the new line says that the old does not, and what it no longer says. */
export function compare(before: GuardText, after: GuardText, circumstances: Circumstances): Difference[] {
  const { known, vocabulary, mayShorten, isOfPerson } = circumstances;
  if (before.raw === after.raw) return [];
  const old = readStatement(before, vocabulary);
  const fresh = readStatement(after, vocabulary);
  const alignment = withoutContext(align(old, fresh, vocabulary), old, circumstances);
  const came = findCame(alignment, old, fresh, isOfPerson ? ofPerson(known) : known, vocabulary);
  const isReworded = came.some(({ row }) => !row.startsWith('relation') && !row.startsWith('agent'));
  return [
    ...came,
    ...findWent(alignment, old, fresh, vocabulary, isReworded, mayShorten),
    ...comparePairs(alignment, old, fresh, circumstances),
    ...findNewStatements(old, fresh, vocabulary),
    ...findTakenTitles(alignment, old, fresh, circumstances),
    ...findReordered(alignment, old, fresh, vocabulary),
  ];
}

function withoutContext(alignment: Alignment, old: Statement, { context = [], vocabulary }: Circumstances): Alignment {
  if (context.length === 0) return alignment;
  const names = new Set(
    context.flatMap(({ words }) => words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).map(({ stem }) => stem)),
  );
  // At the front of a line it is whoever did it.
  const isNamed = (term: Term) =>
    term.word !== undefined &&
    names.has(term.word.stem) &&
    !vocabulary.isTitle(term.word.folded) &&
    old.things[0] !== term;
  return { ...alignment, went: alignment.went.filter((term) => !isNamed(term)) };
}

function ofPerson(known: Known): Known {
  return { ...known, hasTitle: known.isTitle };
}

function findCame(
  { came, went }: Alignment,
  old: Statement,
  fresh: Statement,
  known: Known,
  vocabulary: Vocabulary,
): Difference[] {
  const pieces = piecesWithout(fresh, old, vocabulary);
  return [
    ...came.flatMap((term) => cameAs(term, went, old, fresh, known, vocabulary)),
    ...pieces.map((words) => classify(words, undefined, fresh, old, known, vocabulary)),
  ];
}

function cameAs(
  term: Term,
  went: readonly Term[],
  old: Statement,
  fresh: Statement,
  known: Known,
  vocabulary: Vocabulary,
): Difference[] {
  const { kind, text } = term;
  switch (kind) {
    case 'thing':
      return vocabulary.isPlainWord(term.word?.folded ?? '') && !term.word?.isCapital
        ? []
        : [classify(text, term, fresh, old, isOwnTitle(term, fresh) ? ofPerson(known) : known, vocabulary)];
    case 'figure': {
      const derived = term.quantity && deriveNumber(term.quantity, old.text, fresh.text);
      if (derived?.isShown) return [];
      const isKnown = derived !== undefined || known.hasFigure(term) || isInCode(term, old);
      return [{ row: isKnown ? 'figure moved' : 'figure came', words: text }];
    }
    case 'date':
      return [{ row: known.hasDate(term) ? 'date moved' : 'date came', words: text }];
    case 'level': {
      const there = old.terms.filter((one) => one.kind === 'level').map(({ group }) => Number(group));
      return [
        {
          row: there.length > 0 && Number(term.group) > Math.max(...there) ? 'level raised' : 'level came',
          words: text,
        },
      ];
    }
    case 'current':
      return [{ row: 'date raised', words: text }];
    case 'charge': {
      const wasHelp = old.terms.some((one) => one.kind === 'help');
      return [{ row: wasHelp ? 'rung raised' : 'rung moved', words: text, params: { from: '' } }];
    }
    case 'limit':
      return [{ row: 'limit came', words: text }];
    case 'relation':
      return [{ row: agents.has(term.group) ? 'agent came' : 'relation came', words: text }];
    case 'often': {
      const isOther = went.some((one) => one.kind === 'often');
      return [{ row: isOther ? 'often moved' : 'often came', words: text }];
    }
    case 'cause':
      return [{ row: 'cause came', words: text }];
    case 'denial':
      return [{ row: 'denial came', words: text }];
    case 'help':
      return [{ row: 'rung came', words: text }];
    case 'unsure':
      return [{ row: 'certainty came', words: text }];
  }
}

/** The figure of "KS2" is that of "Key Stage 2". */
function isInCode({ quantity }: Term, { text }: Statement): boolean {
  return text.words.some(({ isCode, folded }) => isCode && folded.replace(/\D+/gu, '') === String(quantity?.value));
}

function findWent(
  { went, pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
  isReworded: boolean,
  mayShorten: boolean,
): Difference[] {
  const stays = new Set([...pairs.values()].map(({ segment }) => segment));
  const guarded = new Set(old.terms.filter((term) => isProtective(term, vocabulary)).map(({ segment }) => segment));
  // A part between two commas says its own: it may go as a whole, unless it holds back the rest.
  const isFree = ({ segment }: Term) => mayShorten && !stays.has(segment) && !guarded.has(segment) && stays.size > 0;
  const help = fresh.terms.filter(({ kind, group }) => kind === 'help' || (kind === 'relation' && group === 'with'));
  const pieces = piecesWithout(old, fresh, vocabulary);
  return [
    ...went
      .filter((term) => !isFree(term))
      .flatMap((term) => wentAs(term, vocabulary, isReworded || (term.kind === 'help' && help.length > 0))),
    ...pieces.map((words): Difference => ({ row: 'thing went', words })),
  ];
}

/** Relations to those who did it, or watched over it, too. */
const agents: ReadonlySet<string> = new Set(['by', 'under', 'with', 'instead', 'who', 'subject']);

function isProtective({ kind, group, word }: Term, { isSmallTitle }: Vocabulary): boolean {
  if (kind === 'relation') return agents.has(group);
  return kind === 'thing' ? isSmallTitle(word?.folded ?? '') : kind !== 'date' && kind !== 'charge';
}

/** Said in other words, perhaps, where other words came; plainly left out where none did. */
function wentAs(term: Term, vocabulary: Vocabulary, isReworded: boolean): Difference[] {
  const { kind, text: words } = term;
  switch (kind) {
    case 'thing': {
      const folded = term.word?.folded ?? '';
      if (vocabulary.isTitle(folded) || vocabulary.isSmallTitle(folded)) return [{ row: 'title went', words }];
      return vocabulary.isPlainWord(folded) || vocabulary.isPraise(folded) ? [] : [{ row: 'thing went', words }];
    }
    case 'figure':
      return [{ row: 'figure went', words }];
    case 'date':
      return [{ row: 'date went', words }];
    case 'relation':
      return [{ row: agents.has(term.group) ? 'agent went' : 'relation went', words }];
    case 'often':
      return [{ row: 'often went', words }];
    case 'help':
      return [{ row: isReworded ? 'rung moved' : 'rung raised', words, params: { from: words } }];
    case 'limit':
      return [{ row: isReworded ? 'limit moved' : 'limit went', words }];
    case 'denial':
      return [{ row: isReworded ? 'denial moved' : 'denial went', words }];
    case 'unsure':
      return [{ row: isReworded ? 'certainty moved' : 'certainty raised', words }];
    case 'level':
      return Number(term.group) <= 1 ? [{ row: 'level went', words }] : [];
    case 'cause':
    case 'charge':
    case 'current':
      return [];
  }
}

/** Of what stayed: whether the verb is still one, and the figure still counts the same, at the same bound. */
function comparePairs(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  { vocabulary, isHead }: Circumstances,
): Difference[] {
  return [...pairs].flatMap(([term, was]): Difference[] => {
    if (term.word) {
      if (isMultiplied(term, was, old, vocabulary)) return [{ row: 'figure moved', words: term.text }];
      const isSame = isSameDeed(was, term, old, fresh, vocabulary);
      return isSame ? [] : [{ row: 'deed moved', words: term.text }];
    }
    if (term.kind === 'help' && !isSameHelp(was, term, old, vocabulary))
      return [{ row: 'deed moved', words: term.text }];
    if (term.date && was.date?.month !== undefined && term.date.month === undefined && isHead)
      return [{ row: 'date moved', words: term.text }];
    if (term.kind === 'limit' && isPluralOf(term.text, was.text) && isSingle(was, old, vocabulary))
      return [{ row: 'figure moved', words: term.text }];
    if (!term.quantity) return [];
    if (term.bound !== was.bound) {
      if (isPeriod(was, old) && isPeriod(term, fresh)) return [];
      if (term.bound === 'above' || was.bound === 'below') return [{ row: 'figure raised', words: term.text }];
      if (was.bound === 'about') return [{ row: 'figure moved', words: term.text }];
    }
    return countsSame(term, was, pairs, old, fresh) ? [] : [{ row: 'figure moved', words: term.text }];
  });
}

/** A sentence that shares nothing with the old line is no rewording of it. */
function findNewStatements(old: Statement, fresh: Statement, vocabulary: Vocabulary): Difference[] {
  const { text } = fresh;
  const parts = partsOf(text, text.sentences, vocabulary.language);
  return parts.flatMap((part): Difference[] => {
    const { shared, total } = shareOf(part, old.text, vocabulary);
    return total > 1 && shared === 0 ? [{ row: 'statement came', words: part.raw }] : [];
  });
}

/** "Reported to the Product Manager" makes nobody one: a title at the front of a part must have stood there, or be the person's. */
function findTakenTitles(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  { known, vocabulary }: Circumstances,
): Difference[] {
  return [...pairs].flatMap(([term, was]): Difference[] => {
    if (!term.word || !vocabulary.isTitle(term.word.folded) || known.isTitle(term.word.stem)) return [];
    return isOwnTitle(term, fresh) && !isOwnTitle(was, old) ? [{ row: 'title came', words: term.text }] : [];
  });
}

/** The last of at most three words that open a sentence. */
function isOwnTitle(term: Term, { terms, text }: Statement): boolean {
  const opening = terms.filter(({ sentence, segment }) => sentence === term.sentence && segment === term.segment);
  const place = opening.indexOf(term);
  const start = text.folded.slice(text.sentences[term.sentence]?.from ?? 0, opening[0]?.from ?? 0);
  return (
    place >= 0 && place < 3 && opening.slice(0, place).every(({ kind }) => kind === 'thing') && !/\p{L}/u.test(start)
  );
}

/** "In five years" and "over five years" are one period. */
function isPeriod({ from }: Term, { text }: Statement): boolean {
  return /(?:^|\s)(?:in|within|during|over)(?: the last| the past)?\s$/u.test(
    text.folded.slice(Math.max(0, from - 24), from),
  );
}

/** "A trainee" is not "trainees". */
function isMultiplied({ word }: Term, was: Term, old: Statement, vocabulary: Vocabulary): boolean {
  if (!word || !was.word || word.stem !== was.word.stem) return false;
  return isPluralOf(word.folded, was.word.folded) && isSingle(was, old, vocabulary);
}

function isPluralOf(word: string, was: string): boolean {
  return word.length > was.length && /(?:s|en|e|n)$/u.test(word);
}

function isSingle({ from }: Term, { text }: Statement, { grammar }: Vocabulary): boolean {
  const last = text.folded.slice(Math.max(0, from - 24), from).match(/\p{L}+/gu) ?? [];
  return last.slice(-2).some((one) => grammar.single.includes(one));
}

/** One of the words around the figure is around it still. */
function countsSame(term: Term, was: Term, pairs: ReadonlyMap<Term, Term>, old: Statement, fresh: Statement): boolean {
  const here = around(term, fresh).flatMap((one) => pairs.get(one) ?? []);
  const there = around(was, old);
  if (there.length === 0 || around(term, fresh).length === 0) return true;
  return here.some((one) => there.includes(one));
}

function around(figure: Term, { terms }: Statement): Term[] {
  const all = terms.filter(
    ({ kind, sentence }) => (kind === 'thing' || kind === 'date' || kind === 'limit') && sentence === figure.sentence,
  );
  const close = all.filter(({ segment }) => segment === figure.segment);
  const said = close.length > 0 ? close : all;
  const next = said.filter(({ from }) => from >= figure.to).slice(0, 2);
  const last = said.filter(({ to }) => to <= figure.from).slice(-4);
  return [...next, ...last];
}
