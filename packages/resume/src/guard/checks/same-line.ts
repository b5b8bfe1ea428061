import { fillerWords, firstPersonWords } from '../../match/data/wording-cues.ts';
import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { findUncovered } from '../support/cjk-support.ts';
import { contentWords, overlap } from '../support/content.ts';
import { isManagedThing } from '../support/same-level.ts';
import { isProportion, isSameChange, isSameNegation } from '../support/same-saying.ts';
import { wordSources } from '../support/word-sources.ts';
import { hasWord } from '../support/word-support.ts';
import { fold } from '../text/fold.ts';
import { PhraseTable } from '../text/phrase-table.ts';
import type { Quantity } from '../text/quantities.ts';
import { type GuardText, rawAt, type Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * The last question, for a line that came through all the others: is it plainly the old one? Every word that came must be
 * another form or name of one that was there, every word that went must have left one behind, help must still be called
 * help, and the figures must be the same. Where that is not so the change may well be true, and the person is asked.
 */
export function checkSameLine(after: GuardText, scope: Scope): Claim[] {
  const { before, place, vocabulary } = scope;
  if (place === 'contact' || place === 'list') return [];
  if (!before) return place === 'summary' ? [] : checkOneSource(after, scope);
  const old = before.text;
  const came = wordsWithout(after, old, vocabulary, (word) => isProven(word, after, old, vocabulary));
  if (came.length > 0) return [claim('wording', { words: came.join(', ') })];
  const went = wordsWithout(
    place === 'summary' ? withoutGoneSentences(old, after, vocabulary) : old,
    after,
    vocabulary,
  );
  const gone = [...went, ...helpGone(old, after, vocabulary), ...figuresGone(old, after)];
  return gone.length > 0 ? [claim('dropped', { words: gone.join(', ') })] : [];
}

/** A new line of a role repeats one thing that was said; put together from several it may say a new one. */
function checkOneSource(after: GuardText, scope: Scope): Claim[] {
  const isOne = wordSources(scope).some(({ text }) => wordsWithout(after, text, scope.vocabulary).length === 0);
  return isOne ? [] : [claim('wording', { words: after.raw })];
}

/** A summary may say less: a sentence that is gone with all its words narrowed nothing. */
function withoutGoneSentences(old: GuardText, after: GuardText, vocabulary: Vocabulary): GuardText {
  const stays = old.sentences.filter((sentence) => overlap(old, sentence, after, vocabulary).shared > 0);
  const isTold = (at: number) => stays.some((sentence) => isInside(at, sentence));
  return {
    ...old,
    words: old.words.filter(({ at }) => isTold(at)),
    runs: old.runs.filter(({ at }) => isTold(at)),
  };
}

/** What a text says that another does not. */
function wordsWithout(
  text: GuardText,
  other: GuardText,
  vocabulary: Vocabulary,
  isGranted: (word: Word) => boolean = () => false,
): string[] {
  const aliased = findAliased(text, other, vocabulary);
  const empty = emptyPhrases(text, vocabulary);
  const words = contentWords(text, vocabulary).filter(
    (word) =>
      !hasWord(other, word, vocabulary) &&
      !aliased.has(text.words.indexOf(word)) &&
      ![...empty, ...text.quantities].some((span) => isInside(word.at, span)) &&
      !isGranted(word),
  );
  const runs = text.runs.flatMap((run) => findUncovered(run, [other], [], vocabulary));
  return [...words.map(({ raw }) => raw), ...runs.map((run) => run.text)];
}

const fillers = new PhraseTable([[...fillerWords, ...firstPersonWords].flatMap((list) => list.split('|')).map(fold)]);

/** "I was responsible for", "dynamic": nobody misses them. */
function emptyPhrases({ folded, words }: GuardText, { duties, isPraise }: Vocabulary): Span[] {
  const found: Span[] = [...duties.find(folded), ...fillers.find(folded)];
  for (const { folded: word, at } of words) if (isPraise(word)) found.push({ from: at, to: at + word.length });
  return found;
}

/** Words of which another check has shown that the old line carries them. */
function isProven(word: Word, after: GuardText, old: GuardText, vocabulary: Vocabulary): boolean {
  const isDuty = vocabulary.isDutyVerb(word.folded) && vocabulary.duties.occurs(old.folded);
  return (
    isDuty ||
    isManagedThing(word, after, old, vocabulary) ||
    isSameChange(word.folded, old, vocabulary) ||
    isSameNegation(word, old, vocabulary) ||
    isProportion(word, old)
  );
}

function helpGone({ folded }: GuardText, after: GuardText, { supporting }: Vocabulary): string[] {
  return supporting.occurs(after.folded) ? [] : supporting.find(folded).map(({ text }) => text);
}

function figuresGone(old: GuardText, after: GuardText): string[] {
  const quantities = old.quantities.filter(
    (one) => !after.quantities.some(({ value }) => value === one.value) && !isMereArticle(one, old, after),
  );
  const dates = old.dates.filter(({ year }) => !after.dates.some((other) => other.year === year));
  return [...quantities, ...dates].map((span) => rawAt(old, span));
}

/** "una persona" and "persona" are one; "una tienda" and "tiendas" need not be. */
function isMereArticle({ isArticle, to }: Quantity, old: GuardText, after: GuardText): boolean {
  const counted = old.words.find(({ at }) => at >= to);
  return isArticle && counted !== undefined && after.words.some(({ folded }) => folded === counted.folded);
}
