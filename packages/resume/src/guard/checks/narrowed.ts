import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { piecesExchanged, piecesLost } from '../support/cjk-substitution.ts';
import { contentWords, overlap } from '../support/content.ts';
import { isOpening, lostWords } from '../support/substitution.ts';
import { hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/**
 * A word that made the statement narrower and went with nothing in its place: "loans of children's books rose" says less than
 * "loans rose". Rewording exchanges words, so only what is lost beyond what came is asked about.
 */
export const checkNarrowed: Check = (after, scope) => {
  const { before, vocabulary } = scope;
  if (!before || !isOneStatement(scope)) return [];
  const old = before.text;
  if (overlap(old, undefined, after, vocabulary).shared === 0) return checkReplaced(after, old, vocabulary);
  const words = wordsLost(old, after, scope);
  const came = contentWords(after, vocabulary).filter((word) => !hasWord(old, word, vocabulary));
  if (words.length > came.length) return [claim('dropped', { words: words.map(({ raw }) => raw).join(' ') })];
  const { gained } = piecesExchanged(after, old, vocabulary);
  const pieces = piecesLost(after, old, vocabulary);
  return pieces.length > gained && scope.place !== 'summary' ? [claim('dropped', { words: pieces.join(' ') })] : [];
};

/** A list may lose items; a line that says one thing may not lose what limits it. */
function isOneStatement({ place, section }: Scope): boolean {
  return place === 'entry' || place === 'head' || place === 'summary' || section?.kind === 'certifications';
}

/** Nothing of the old line is left: another line stands in its place, whoever said it. */
function checkReplaced(after: GuardText, old: GuardText, vocabulary: Vocabulary): Claim[] {
  const words = contentWords(old, vocabulary);
  const isAnother = words.length > 1 && words.every((word) => !hasWord(after, word, vocabulary));
  return isAnother ? [claim('dropped', { words: old.raw })] : [];
}

function wordsLost(old: GuardText, after: GuardText, { place, vocabulary }: Scope): Word[] {
  const { frequencies, changes, isPraise, isDutyVerb, supporting } = vocabulary;
  // "Helped her write the plan" and "supported her with the plan".
  const isHelp = supporting.occurs(old.folded) && supporting.occurs(after.folded);
  const aliased = findAliased(old, after, vocabulary);
  return lostWords(old, after, vocabulary).filter(
    (word) =>
      !aliased.has(old.words.indexOf(word)) &&
      !isPraise(word.folded) &&
      !(isHelp && isDutyVerb(word.folded)) &&
      // A verb that opened the line may go where its object says enough; how often and what changed have checks of their own.
      !(isOpening(word, old, vocabulary) && !isBehindArticle(word, old, vocabulary)) &&
      frequencies.groupsOf(word.folded).length === 0 &&
      changes.groupsOf(word.folded).length === 0 &&
      // A summary may be shortened; what stands with a number tells what it counts.
      (place !== 'summary' || isWithNumber(word, old, after)),
  );
}

/** "The firm won": a noun opens the line, not a verb. */
function isBehindArticle(word: Word, { words }: GuardText, { isFunctionWord }: Vocabulary): boolean {
  const [first] = words;
  return first !== undefined && words[1] === word && isFunctionWord(first.folded);
}

function isWithNumber({ at }: Word, { clauses, quantities }: GuardText, after: GuardText): boolean {
  const clause = clauses.find((one) => isInside(at, one));
  return quantities.some(
    ({ from, value, isArticle }) =>
      !isArticle &&
      clause !== undefined &&
      isInside(from, clause) &&
      after.quantities.some((other) => other.value === value),
  );
}
