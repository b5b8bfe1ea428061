import type { Statement, Term } from '../read/statement.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Alignment } from './align.ts';
import type { Circumstances } from './circumstances.ts';
import type { Difference } from './table.ts';

/**
 * "Reported to the Product Manager" does not make anyone one: a title that opens a sentence must have opened the old
 * one, or be theirs.
 */
export function findTakenTitles(
  { pairs }: Alignment,
  old: Statement,
  fresh: Statement,
  { known, vocabulary }: Circumstances,
): Difference[] {
  return [...pairs].flatMap(([term, was]): Difference[] => {
    if (!term.word || !vocabulary.isTitle(term.word.folded) || known.isTitle(term.word.stem)) return [];
    if (isVerb(term, fresh, vocabulary) && isVerb(was, old, vocabulary)) return [];
    return isOwnTitle(term, fresh, vocabulary) && !isOwnTitle(was, old, vocabulary)
      ? [{ row: 'title came', words: term.text }]
      : [];
  });
}

/** "I lead a weekly round": the article behind it shows a deed. */
function isVerb({ to }: Term, { text }: Statement, { isProver }: Vocabulary): boolean {
  const [next] = /^ [\p{L}\p{N}]+/u.exec(text.folded.slice(to)) ?? [];
  return next !== undefined && isProver(next.trim());
}

/** One of the first three words of a sentence, with only things before it. */
export function isOwnTitle(term: Term, { terms, text }: Statement, { isProver, isBe }: Vocabulary): boolean {
  const opening = terms.filter(({ sentence, segment }) => sentence === term.sentence && segment === term.segment);
  const place = opening.indexOf(term);
  // "Covers for the foreman": after a verb and an article, the title is someone else's.
  const between = text.folded.slice(opening[place - 1]?.to ?? term.from, term.from).match(/\p{L}+/gu) ?? [];
  if (between.some(isProver) && !between.some(isBe)) return false;
  const start = text.folded.slice(text.sentences[term.sentence]?.from ?? 0, opening[0]?.from ?? 0);
  return (
    place >= 0 && place < 3 && opening.slice(0, place).every(({ kind }) => kind === 'thing') && !/\p{L}/u.test(start)
  );
}
