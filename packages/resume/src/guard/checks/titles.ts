import { type Claim, claim, type Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { isNamedDuty } from '../support/same-level.ts';
import { isClaimWord } from '../support/substitution.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

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

/** A position that is an item of a list ("Excel; CFO"), or that the person says they acted as, must be one they held. */
function checkNamedTitles(after: GuardText, scope: Scope): Claim[] {
  const { vocabulary, before, titles, stated, place } = scope;
  if (place === 'head' || place === 'heading') return [];
  const named = after.clauses.flatMap((clause) => {
    const words = after.words.filter(({ at }) => isInside(at, clause));
    const as = words.findIndex(({ folded }) => /^(?:as|als|como|comme)$/u.test(folded));
    const phrase = as >= 0 ? untilSmallWord(words.slice(as + 1), vocabulary) : place === 'list' ? words : [];
    const said = phrase.filter(({ folded }) => !vocabulary.isFunctionWord(folded)).slice(0, 4);
    const last = said.findLastIndex(({ folded }) => vocabulary.isTitle(folded));
    const isWhole = last === said.length - 1 || said[0]?.folded === 'head';
    return last >= 0 && (as >= 0 || isWhole) ? [as >= 0 ? said.slice(0, last + 1) : said] : [];
  });
  const roles = actedAs(after, vocabulary);
  if (named.length === 0 && roles.length === 0) return [];
  const sources = [...(before && !isOfOthers(before.text, vocabulary) ? [before] : []), ...titles, ...stated];
  const own = [...(before ? [before] : []), ...titles, ...stated].map(({ text }) => text.folded);
  const isHeld = (role: string) =>
    own.some((text, place) =>
      place > 0 || !before ? text.includes(role) : actedAs(before.text, vocabulary).includes(role),
    );
  return [
    ...roles
      .filter((role) => !isHeld(role))
      .map((title) => claim('title', { title }, isEndOfOwn(title, own, vocabulary) ? 'question' : 'hold')),
    ...named
      .filter((phrase) => !sources.some(({ text }) => phrase.every((word) => hasForm(text, word, vocabulary))))
      .map((phrase) => claim('title', { title: phrase.map(({ raw }) => raw).join(' ') })),
  ];
}

/** 同店の薬剤師として: the position itself is the person's, and the word before it may only say where. */
function isEndOfOwn(role: string, own: readonly string[], { titles }: Vocabulary): boolean {
  const isOwn = (end: string) => own.some((line) => line.includes(end));
  return isOwn(role.slice(-2)) || titles.find(role).some(({ text, to }) => to === role.length && isOwn(text));
}

const acting =
  /(?<role>[\p{Script=Han}\p{Script=Katakana}ー]{2,12})として|(?:作为|担任|出任|身为)(?<post>\p{Script=Han}{2,10})/gu;

/** 管理薬剤師として, 担任组长: positions that Chinese and Japanese say were acted as. */
function actedAs({ folded }: GuardText, { titles }: Vocabulary): string[] {
  return [...folded.matchAll(acting)].flatMap(({ groups }) => {
    if (groups?.role) return titles.occurs(groups.role) || /[師士長者]$/u.test(groups.role) ? [groups.role] : [];
    const post = groups?.post ?? '';
    const end = titles.find(post)[0]?.to ?? post.search(/[员长师]/u) + 1;
    return end > 0 ? [post.slice(0, end)] : [];
  });
}

/** "as counsel and accompanying the partner": the position ends where a small word other than "of" stands. */
function untilSmallWord(words: readonly Word[], { isFunctionWord }: Vocabulary): readonly Word[] {
  const article = words.findIndex(({ folded }) => !isFunctionWord(folded));
  const end = words.findIndex(
    ({ folded }, place) =>
      place > article && isFunctionWord(folded) && !/^(?:of|de|del|du|des|der|the|la)$/u.test(folded),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** "Worked with the CFO": the position in the line is someone else's. */
function isOfOthers(text: GuardText, vocabulary: Vocabulary): boolean {
  const place = text.words.findIndex(({ folded }) => vocabulary.isTitle(folded));
  return text.words.slice(0, Math.max(0, place)).some(({ folded }) => vocabulary.isBeforeOthers(folded));
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
