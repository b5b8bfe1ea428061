import type { Statement, Term } from '../read/statement.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import { conditions } from './bounds.ts';
import { sharers, unbinds } from './roles.ts';
import { piecesWithout } from './runs.ts';
import type { Difference } from './table.ts';

/** What the new line no longer says. */
export function findDropped(
  alignment: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
  isReworded: boolean,
  mayShorten: boolean,
): Difference[] {
  const { went, pairs } = alignment;
  const stays = new Set([...pairs.values()].map(({ segment }) => segment));
  const guarded = new Set(old.terms.filter((term) => isProtective(term, vocabulary)).map(({ segment }) => segment));
  // A part between commas is independent: it may be dropped as a whole, unless it limits the rest.
  const isFree = ({ segment }: Term) => mayShorten && !stays.has(segment) && !guarded.has(segment) && stays.size > 0;
  // Other words that still qualify it: another word of help, or "in progress".
  const help = fresh.terms.filter(({ kind, group }) => smaller.has(kind) || (kind === 'relation' && group === 'with'));
  const pieces = piecesWithout(old, fresh, vocabulary);
  // "When she was away" and "in her absence": another limit stands where the old one stood.
  const holdsBack = alignment.came.some(({ kind }) => holding.has(kind));
  const kept = [...pairs.values()].filter(({ kind }) => kind === 'limit');
  const isStillLimited = ({ text, segment }: Term) =>
    conditions.has(text) && kept.some((limit) => limit.segment === segment);
  const isSaidAnew = (term: Term) =>
    (term.kind === 'help' && help.length > 0) ||
    (holding.has(term.kind) && (holdsBack || isStillLimited(term) || isStillThere(term, fresh)));
  return [
    ...went
      .filter((term) => !isFree(term))
      .flatMap((term) => wentAs(term, alignment, old, fresh, vocabulary, isReworded || isSaidAnew(term))),
    ...pieces.map((words): Difference => ({ row: 'thing went', words })),
  ];
}

const smaller: ReadonlySet<string> = new Set(['help', 'limit', 'unsure']);
const holding: ReadonlySet<string> = new Set(['limit', 'unsure', 'denial']);

/** The word stands in the new line too, only in another form or as a part of another phrase: "absence", "absences". */
function isStillThere({ text, kind }: Term, { text: { folded } }: Statement): boolean {
  return kind !== 'denial' && folded.includes(text.length > 5 ? text.slice(0, -1) : text);
}

function isProtective({ kind, group, word }: Term, { isSmallTitle }: Vocabulary): boolean {
  if (kind === 'relation') return sharers.has(group);
  return kind === 'thing' ? isSmallTitle(word?.folded ?? '') : kind !== 'date' && kind !== 'charge';
}

/** If new words came, the term may have been reworded (`moved`); otherwise it was simply dropped. */
function wentAs(
  term: Term,
  alignment: Alignment,
  old: Statement,
  fresh: Statement,
  vocabulary: Vocabulary,
  isReworded: boolean,
): Difference[] {
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
      if (!unbinds(term, alignment, old, fresh, vocabulary)) return [];
      return [{ row: sharers.has(term.group) ? 'agent went' : 'relation went', words }];
    case 'often':
      return isOfFigure(term, old) ? [{ row: 'often went', words }] : [];
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

/** "20 letters a week": dropping how often matters only next to a figure. */
function isOfFigure({ segment }: Term, { terms }: Statement): boolean {
  return terms.some((one) => one.quantity !== undefined && one.segment === segment);
}
