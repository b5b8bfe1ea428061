import { type Claim, claim } from '../claim.ts';
import { contentWords } from '../support/content.ts';
import { hasForm, hasWord } from '../support/word-support.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText, Word } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** A number goes on counting what it counted: "files, 70 sheets" are not "files of 70 houses", and one trainee is not "trainees". */
export const checkCountedThings: Check = (after, { before, place, vocabulary }) => {
  if (!before || place === 'summary' || place === 'contact') return [];
  return [
    ...checkThings(after, before.text, vocabulary),
    ...checkSingles(after, before.text, vocabulary),
    ...checkSigns(after, before.text),
    ...checkEach(after, before.text),
  ];
};

/** What is counted now stands in the old line, but the number counted something else there. */
function checkThings(after: GuardText, before: GuardText, vocabulary: Vocabulary): Claim[] {
  return after.quantities.flatMap((quantity) => {
    const same = before.quantities.filter(
      ({ value, isPercent }) => value === quantity.value && isPercent === quantity.isPercent,
    );
    const [own] = same;
    if (!own || same.length > 1 || quantity.isArticle || own.isArticle || quantity.isPercent) return [];
    const now = countedBy(quantity, after, vocabulary);
    const then = countedBy(own, before, vocabulary);
    const [thing] = now;
    if (!thing || then.length === 0 || !hasForm(before, thing, vocabulary)) return [];
    const among = (words: readonly Word[], text: GuardText): GuardText => ({
      ...text,
      words,
      folded: words.map(({ folded }) => folded).join(' '),
    });
    const isSame =
      now.some((word) => hasWord(among(then, before), word, vocabulary)) ||
      then.some((word) => hasWord(among(now, after), word, vocabulary));
    return isSame ? [] : [claim('number-moved', { value: quantity.value, words: thing.raw }, 'question')];
  });
}

function countedBy({ to }: Quantity, text: GuardText, vocabulary: Vocabulary): Word[] {
  const end = spanAt(text.clauses, to - 1)?.to ?? text.folded.length;
  const next = text.quantities.find(({ from, isArticle }) => from >= to && !isArticle)?.from ?? end;
  return contentWords(text, vocabulary, { from: to, to: Math.min(end, next) })
    .filter(({ folded }) => vocabulary.frequencies.groupsOf(folded).length === 0)
    .slice(0, 2);
}

/** "A negotiation" and "negotiations": an article may be all that told there was one. */
function checkSingles(after: GuardText, before: GuardText, { isFunctionWord, language }: Vocabulary): Claim[] {
  const articles = [
    ...before.quantities.filter(({ value, isArticle }) => value === 1 && isArticle).map(({ to }) => to),
    // The English article is too common to be read as a number.
    ...(language === 'en'
      ? [...before.folded.matchAll(/(?<!\p{L})an?(?=\s\p{L}{4})/gu)].map((match) => match.index + match[0].length)
      : []),
  ];
  return articles.flatMap((to) => {
    const thing = before.words.find(({ at }) => at >= to && at <= to + 1);
    if (!thing || isFunctionWord(thing.folded)) return [];
    const many = after.words.find(
      ({ stem, folded, at }) =>
        stem === thing.stem &&
        folded.length > thing.folded.length &&
        /(?:s|en|er|e|n)$/u.test(folded) &&
        !after.quantities.some((other) => other.to <= at && at - other.to <= 2),
    );
    const isStillOne = after.words.some(({ folded }) => folded === thing.folded);
    return many && !isStillOne ? [claim('number-moved', { value: 1, words: thing.raw }, 'question')] : [];
  });
}

const many = /(?:多|数|各|几|複数|何)(?<sign>[次场届名位个家项回件人度社])/gu;

/** 一次 and 多次. */
function checkSigns(after: GuardText, before: GuardText): Claim[] {
  return [...after.folded.matchAll(many)].flatMap(({ 0: text, groups }) => {
    const isSingle = before.quantities.some(
      ({ value, to }) =>
        value === 1 &&
        before.folded
          .slice(to)
          .trimStart()
          .startsWith(groups?.sign ?? ' '),
    );
    return isSingle && !before.folded.includes(text) ? [claim('number-moved', { value: 1, words: text })] : [];
  });
}

const each =
  /(?<!\p{L})(?:je|jeweils|cada uno|cada una|chacun|chacune|each of|各)\s?(?:mit\s|de\s|von\s)?(?=\uE002)|(?<=\uE002[^,;.]{0,24})(?<!\p{L})(?:each|apiece|chacun|chacune|cada uno|cada una)(?=\s*(?:[,;.)]|$))/u;

/** Looking behind each letter is dear; most lines have none of the words. */
const eachWord = /each|apiece|chacun|cada un|je|各/u;

/** "9 projects, the largest of 6,200 m²" are not "9 projects of 6,200 m² each". */
function checkEach(after: GuardText, before: GuardText): Claim[] {
  if (after.quantities.length === 0 || !eachWord.test(after.folded)) return [];
  const found = each.exec(after.folded);
  const isSaid =
    each.test(before.folded) ||
    /(?<!\p{L})(?:per|pro|par|por|each|je|jeweils|cada|chaque)(?!\p{L})|每|各/u.test(before.folded);
  return found && !isSaid ? [claim('number-moved', { value: found[0].trim() }, 'question')] : [];
}
