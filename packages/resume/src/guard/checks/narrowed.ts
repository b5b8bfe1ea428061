import { claim } from '../claim.ts';
import { findAliased } from '../support/alias-support.ts';
import { piecesExchanged, piecesLost } from '../support/cjk-substitution.ts';
import { contentWords, overlap } from '../support/content.ts';
import { isOpening, lostWords } from '../support/substitution.ts';
import { hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/**
 * A word that made the statement narrower and went with nothing in its place: "loans of children's books rose" says less than
 * "loans rose". Rewording exchanges words, so only what is lost beyond what came is asked about.
 */
export const checkNarrowed: Check = (after, { before, place, vocabulary }) => {
  if (!before || (place !== 'entry' && place !== 'head')) return [];
  const old = before.text;
  if (overlap(old, undefined, after, vocabulary).shared === 0) return [];
  const words = wordsLost(old, after, vocabulary);
  const came = contentWords(after, vocabulary).filter((word) => !hasWord(old, word, vocabulary));
  if (words.length > came.length) return [claim('dropped', { words: words.map(({ raw }) => raw).join(' ') })];
  const { gained } = piecesExchanged(after, old, vocabulary);
  const pieces = piecesLost(after, old, vocabulary);
  return pieces.length > gained ? [claim('dropped', { words: pieces.join(' ') })] : [];
};

function wordsLost(old: GuardText, after: GuardText, vocabulary: Vocabulary): Word[] {
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
      !isOpening(word, old, vocabulary) &&
      frequencies.groupsOf(word.folded).length === 0 &&
      changes.groupsOf(word.folded).length === 0,
  );
}
