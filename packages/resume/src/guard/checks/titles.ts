import { type Claim, claim, type Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { isNamedDuty } from '../support/same-level.ts';
import { isClaimWord } from '../support/substitution.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';
import { checkNamedTitles } from './named-titles.ts';

/** A position the person claims must be one they held: a manager they report to lends no title. */
export const checkTitles: Check = (after, scope) => [
  ...checkBareTitles(after, scope),
  ...checkClaimedTitles(after, scope),
  ...checkSmallTitles(after, scope),
  ...checkNamedTitles(after, scope),
  ...checkTitlePairs(after, scope),
];

/** "Head paralegal" of a summary, where one line says "head" and another "paralegal": the two must stand together somewhere. */
function checkTitlePairs(after: GuardText, { place, before, far, stated, vocabulary }: Scope): Claim[] {
  if (place !== 'summary' || !before) return [];
  const sources = [before, ...far, ...stated].map(({ text }) => text);
  return after.words.flatMap((title, place) => {
    const word = after.words[place - 1];
    if (!word || !vocabulary.isTitle(title.folded) || vocabulary.isFunctionWord(word.folded)) return [];
    if (after.folded.slice(word.at + word.raw.length, title.at) !== ' ' || hasForm(before.text, word, vocabulary))
      return [];
    const isPair = ({ words }: GuardText) =>
      words.some(
        ({ stem }, at) => stem === title.stem && [words[at - 1], words[at + 1]].some((one) => one?.stem === word.stem),
      );
    return sources.some(isPair) ? [] : [claim('title', { title: `${word.raw} ${title.raw}` }, 'question')];
  });
}

function checkClaimedTitles(after: GuardText, scope: Scope): Claim[] {
  if (scope.place === 'head' || scope.place === 'list' || scope.place === 'heading') return [];
  const { vocabulary, before } = scope;
  return claimedTitles(after, vocabulary).flatMap((phrase) => {
    const held = scope.titles.filter(({ text }) => phrase.every((word) => hasForm(text, word, vocabulary)));
    const isDuty =
      before !== undefined &&
      (isNamedAsDuty(phrase, before.text, vocabulary) ||
        phrase.every((word) => isNamedDuty(word, after, before.text, vocabulary)));
    const isOwnSummary =
      scope.place === 'summary' &&
      before !== undefined &&
      phrase.every((word) => hasForm(before.text, word, vocabulary));
    const isClaimedBefore =
      before !== undefined &&
      claimedTitles(before.text, vocabulary).some((old) =>
        phrase.every((word) => old.some(({ stem }) => stem === word.stem)),
      );
    const last = phrase.slice(-2);
    const isSamePair =
      last.length === 2 &&
      before !== undefined &&
      before.text.words.some(
        ({ stem }, place) =>
          stem === last[0]?.stem &&
          before.text.words[place + 1]?.stem === last[1]?.stem &&
          // "Backup for the treasury analyst" is no treasury analyst.
          !before.text.words.slice(0, place).some(({ folded }) => vocabulary.isBeforeOthers(folded)),
      );
    const isStated = scope.stated.some(
      ({ text }) =>
        phrase.every((word) => hasForm(text, word, vocabulary)) ||
        (phrase.length === 1 &&
          vocabulary.charge.occurs(text.folded) &&
          phrase.every(({ folded }) => vocabulary.managing.groupsOf(folded).length > 0)),
    );
    const isWhole = held.some(({ text }) => !isMadeBigger(phrase, text, vocabulary));
    return isDuty ||
      isConjugated(phrase, after, before?.text) ||
      isOwnSummary ||
      isClaimedBefore ||
      isSamePair ||
      isStated ||
      isWhole
      ? []
      : [claim('title', { title: phrase.map(({ raw }) => raw).join(' ') }, severityOf(phrase, scope))];
  });
}

/** "Mentoring 3 apprentices" and "Mentor 3 apprentices": the same verb before the same words. */
function isConjugated(phrase: readonly Word[], after: GuardText, before: GuardText | undefined): boolean {
  const [verb, next] = after.words;
  const [form, followed] = before?.words ?? [];
  return (
    phrase.length === 1 &&
    phrase[0] === verb &&
    form?.folded === `${verb?.folded.replace(/e$/u, '')}ing` &&
    next !== undefined &&
    next.folded === followed?.folded
  );
}

/** The person's own position with a plain word before it ("qualified clerk") is a question. */
function severityOf(phrase: readonly Word[], { before, vocabulary }: Scope): Severity {
  const [title, ...rest] = [...phrase].reverse();
  const isOwn = title !== undefined && before !== undefined && before.text.words[0]?.stem === title.stem;
  return isOwn && rest.every(({ folded }) => !isClaimWord(folded, vocabulary)) ? 'question' : 'hold';
}

/** In Chinese and Japanese a clause that is nothing but a title is the person's: 大区经理，参加投标. */
function checkBareTitles(after: GuardText, { place, titles, before, stated, vocabulary }: Scope): Claim[] {
  if (after.runs.length === 0 || place === 'head' || place === 'list') return [];
  const bare = after.clauses
    .map(({ from, to }) => after.folded.slice(from, to).trim())
    .filter((clause) => {
      const title = vocabulary.titles.find(clause).at(-1);
      return (
        title !== undefined && title.to === clause.length && clause.length <= 6 && !vocabulary.supporting.occurs(clause)
      );
    });
  const own = [...titles, ...stated].map(({ text }) => text.folded).join('\n');
  const clausesBefore = before?.text.clauses.map(({ from, to }) => before.text.folded.slice(from, to).trim()) ?? [];
  return bare
    .filter((clause) => !own.includes(clause) && !clausesBefore.includes(clause))
    .map((title) => claim('title', { title }));
}

/** Noun phrases around a title that open a clause with no word before them that makes it someone else's. */
export function claimedTitles(text: GuardText, vocabulary: Vocabulary): Word[][] {
  return text.sentences.flatMap((sentence) => {
    const words = text.words.filter(({ at }) => isInside(at, sentence));
    const first = words.findIndex(({ folded }) => vocabulary.isTitle(folded));
    const place = lastOfTitle(words, first);
    const title = words[place];
    if (!title) return [];
    const opening = words.slice(0, place).filter(({ folded }) => !/^(?:of|de)$/u.test(folded));
    const isOpening =
      opening.length <= 4 &&
      opening.every(({ folded }) => !vocabulary.isBeforeOthers(folded) && !vocabulary.isFunctionWord(folded)) &&
      opening.every(isNamePart);
    const next = words[place + 1];
    const isSomeone =
      next?.isCapital === true &&
      vocabulary.language !== 'de' &&
      text.folded.slice(title.at, next.at).trim() === title.folded;
    const isOwner = text.folded.startsWith("'s", title.at + title.raw.length);
    return isOpening && !isSomeone && !isOwner ? [[...opening, title]] : [];
  });

  /** "Chief Financial Officer" is one title, "Manager Anna Holt" a title and a name. */
  function lastOfTitle(words: readonly Word[], first: number): number {
    const next = words.slice(first + 1, first + 4).findIndex(({ folded }) => vocabulary.isTitle(folded));
    const between = words.slice(first + 1, first + 1 + Math.max(0, next));
    return first >= 0 && next >= 0 && between.every(({ isCapital }) => isCapital) ? first + 1 + next : first;
  }

  // "Covered the manager" has no article left to see once folded; a verb before the title is no part of the title.
  function isNamePart({ folded }: Word): boolean {
    return !vocabulary.supporting.occurs(folded) && !vocabulary.isPlainWord(folded);
  }
}

/** "Me encargo de" may become "Encargada de". */
function isNamedAsDuty(phrase: readonly Word[], before: GuardText, { duties }: Vocabulary): boolean {
  const openings = duties.find(before.folded).map(({ text }) => text);
  return phrase.length === 1 && phrase.every(({ stem }) => openings.some((opening) => opening.includes(stem)));
}

/** "Editor" from "Assistant Editor". */
function isMadeBigger(phrase: readonly Word[], source: GuardText, vocabulary: Vocabulary): boolean {
  const isSmall = ({ folded }: Word) => vocabulary.isSmallTitle(folded);
  return source.words.some(isSmall) && !phrase.some(isSmall);
}

/** In a head, no word may go that keeps the title small. */
function checkSmallTitles(after: GuardText, { place, before, vocabulary }: Scope): Claim[] {
  if (!before || (place !== 'head' && place !== 'contact')) return [];
  const lost = vocabulary.smallTitles.find(before.text.folded).filter(({ text }) => !after.folded.includes(text));
  return lost.length > 0 && after.words.length + after.runs.length > 0 ? [claim('title', { title: after.raw })] : [];
}
