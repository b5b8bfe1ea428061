import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { findAliased } from '../support/alias-support.ts';
import { hasWord } from '../support/word-support.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Check } from './check.ts';

/** A title keeps its words: none may come beside it and none may go, for each may be a rank. */
export const checkRanks: Check = (after, scope) => [...checkHeadTitles(after, scope), ...checkChiefs(after, scope)];

function checkHeadTitles(after: GuardText, scope: Scope): Claim[] {
  const { before, place, vocabulary } = scope;
  if (!before || place !== 'head' || !namesTitle(before.text, scope)) return [];
  const old = before.text;
  const aliased = findAliased(after, old, vocabulary);
  const back = findAliased(old, after, vocabulary);
  const said = ({ folded }: Word) => !vocabulary.isFunctionWord(folded);
  const isPlain = ({ folded }: Word) => scope.section?.kind !== 'experience' && vocabulary.isPlainWord(folded);
  const gained = after.words.find(
    (word, at) =>
      said(word) &&
      !isPlain(word) &&
      !aliased.has(at) &&
      !hasWord(old, word, vocabulary) &&
      isBesideTitle(word, after, scope),
  );
  const lost = old.words.find(
    (word, at) => said(word) && !back.has(at) && !hasWord(after, word, vocabulary) && isBesideTitle(word, old, scope),
  );
  if (gained) return [claim('title', { title: gained.raw })];
  const isRole = scope.section?.kind === 'experience';
  return lost ? [claim('title', { title: after.raw }, isRole ? 'hold' : 'question')] : [];
}

function namesTitle(text: GuardText, { vocabulary }: Scope): boolean {
  return text.words.some(({ folded }) => vocabulary.isTitle(folded));
}

function isBesideTitle({ at }: Word, text: GuardText, { vocabulary }: Scope): boolean {
  const clause = spanAt(text.clauses, at);
  return text.words.some(
    (word) => vocabulary.isTitle(word.folded) && clause !== undefined && word.at >= clause.from && word.at < clause.to,
  );
}

// Not 时长, 增长, 家长, 擅长 or 成長, which end in the same sign, nor 长沙 or 長野, which begin with it.
const chief =
  /\p{Script=Han}(?<![时時增成延助加拉生身全周年特专專擅家最较更很])[長长](?![期年时時さいくめ沙春江安城途度短远遠线線野崎岡所篇])/gu;

/** 委員 and 委員長. */
function checkChiefs(after: GuardText, { before, near, stated, titles }: Scope): Claim[] {
  const sources = [...(before ? [before] : []), ...near, ...stated, ...titles];
  return [...after.folded.matchAll(chief)]
    .filter(({ 0: text }) => !sources.some((source) => source.text.folded.includes(text)))
    .map(({ 0: text }) => claim('title', { title: text }));
}
