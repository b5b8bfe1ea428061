import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import { isReworded } from '../support/cjk-substitution.ts';
import { canonical, findUncovered } from '../support/cjk-support.ts';
import { severityOfDeed } from '../support/deed-severity.ts';
import { severityOfPiece } from '../support/piece-severity.ts';
import { isStillHelp } from '../support/same-level.ts';
import { hasGroup, isSameChange } from '../support/same-saying.ts';
import { wordSources } from '../support/word-sources.ts';
import type { FoundPhrase } from '../text/phrase-table.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What checkWords asks of words, asked of scripts without spaces. */
export function checkRuns(after: GuardText, scope: Scope): Claim[] {
  const { before, vocabulary } = scope;
  if (after.runs.length === 0) return [];
  const close = before ? [before.text] : wordSources(scope).map(({ text }) => text);
  const wide = [...(before ? [before] : []), ...wordSources(scope)].map(({ text }) => text);
  const leading = before
    ? vocabulary.leading
        .find(after.folded)
        .filter(
          ({ from, group, text }) =>
            isSign(after, from) &&
            !hasGroup(before.text, [group], vocabulary) &&
            !isSameChange(text, before.text, vocabulary) &&
            !isNameOfThing(from, text, after, scope) &&
            !isStillHelp(from, text, after, before.text, vocabulary) &&
            !hasSynonymOf(text, before.text, vocabulary),
        )
    : [];
  const praise = [...vocabulary.praise.find(after.folded), ...(before ? claimsIn(after, scope) : [])].filter(
    ({ text }) => ![before, ...scope.stated].some((source) => source?.text.folded.includes(text)),
  );
  const help =
    before && vocabulary.supporting.occurs(before.text.folded) ? vocabulary.supporting.find(after.folded) : [];
  const told = before && vocabulary.limits.groupsIn(before.text.folded);
  const limits = vocabulary.limits.find(after.folded).filter(({ group }) => told?.has(group));
  const uncovered = after.runs
    // In a head every sign counts: 大学 is not made of 大专 and 学院.
    .flatMap((run) => findUncovered(run, close, wide, vocabulary, scope.place !== 'head'))
    .filter(({ text }) => ![...help, ...limits].some((phrase) => phrase.text.includes(text)))
    .filter(({ text }) => !before || !isSaidWithSign(text, before.text, vocabulary));
  return [
    ...checkItems(after, scope),
    ...leading.map(({ text }) => claim('ownership', { to: text }, severityOfDeed(text, after, scope))),
    ...praise.map(({ text }) => claim('wording', { words: text }, 'hold')),
    ...uncovered.map(({ text }) =>
      claim(
        vocabulary.titles.occurs(text) ? 'title' : 'wording',
        { words: text },
        isReworded(after, scope) ? 'question' : severityOfPiece(text, after, scope),
      ),
    ),
  ];
}

const itemAfter = /(?<=[・、和与及や/])\p{Script=Han}{2}/gu;
const itemBefore = /\p{Script=Han}{2}(?=[・、和与及や/])/gu;

/** 小児科・内科: an item that no line has; and a phrase that the posting has and no line does. */
function checkItems(after: GuardText, scope: Scope): Claim[] {
  const { before, posting, place, vocabulary } = scope;
  if (!before || place === 'head' || place === 'list') return [];
  const known = [before, ...wordSources(scope)]
    .map(({ text }) => `${text.folded}\n${canonical(text.folded, vocabulary)}`)
    .join('\n');
  const isNew = (text: string) => !known.includes(canonical(text, vocabulary)) && !known.includes(text);
  const items = [itemAfter, itemBefore]
    .flatMap((pattern) => [...after.folded.matchAll(pattern)].map(([text]) => text))
    .filter(isNew);
  const phrases = after.runs.flatMap(({ text }) =>
    Array.from({ length: Math.max(0, text.length - 4) }, (_, at) => text.slice(at, at + 5)).filter(
      (part) => posting.folded.includes(part) && isNew(part),
    ),
  );
  return [...items.slice(0, 1), ...phrases.slice(0, 1)].map((words) => claim('wording', { words }));
}

/** 后台管理系统: the word is part of a name that the resume has. */
function isNameOfThing(from: number, deed: string, { folded }: GuardText, scope: Scope): boolean {
  const windows = [folded.slice(Math.max(0, from - 2), from + deed.length), folded.slice(from, from + deed.length + 2)];
  return wordSources(scope).some(({ text }) =>
    windows.some((window) => /^\p{L}{4,}$/u.test(window) && text.folded.includes(window)),
  );
}

/** Reach, results and credentials in a script without spaces may be made of signs that the old line has: 参加投标 and 中标. */
function claimsIn(after: GuardText, scope: Scope): readonly FoundPhrase[] {
  const sources = wordSources(scope);
  return scope.vocabulary.claims
    .find(after.folded)
    .filter(({ text }) => text.length > 1 && !sources.some((source) => source.text.folded.includes(text)));
}

/** A sign of the old line that only moved (月に2回 and 月2回), or another sign of denial. */
function isSaidWithSign(text: string, { folded }: GuardText, { negations }: Vocabulary): boolean {
  if (text.length === 1 && folded.includes(text)) return true;
  return negations.groupsOf(text).length > 0 && negations.occurs(folded);
}

function hasSynonymOf(phrase: string, { folded }: GuardText, { synonyms }: Vocabulary): boolean {
  const there = synonyms.groupsIn(folded);
  return synonyms.groupsOf(phrase).some((group) => there.has(group));
}

function isSign({ runs }: GuardText, at: number): boolean {
  return runs.some((run) => at >= run.at && at < run.at + run.text.length);
}
