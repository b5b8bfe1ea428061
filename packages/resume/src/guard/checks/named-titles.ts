import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { isInside } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A position that is an item of a list ("Excel; CFO"), or that the person says they acted as, must be one they held. */
export function checkNamedTitles(after: GuardText, scope: Scope): Claim[] {
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
