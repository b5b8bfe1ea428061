import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { contentWords, overlap } from '../support/content.ts';
import { deriveNumber } from '../support/derived-numbers.ts';
import { hasWord } from '../support/word-support.ts';
import type { Quantity } from '../text/quantities.ts';
import type { GuardText } from '../text/read-text.ts';
import { spanAt } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** Every number must be the replaced line's own, or stand with the same thing in another line that may speak for it. */
export const checkQuantities: Check = (after, scope) => {
  const spare = [...(scope.before?.text.quantities ?? [])];
  return [...checkSingle(after, scope), ...checkValues(after, scope, spare)];
};

/** "1 volunteer" may not become "volunteers". */
function checkSingle(after: GuardText, { before, vocabulary }: Scope): Claim[] {
  const single = before?.text.quantities.find(({ value, isArticle }) => value === 1 && !isArticle);
  if (!before || !single || after.quantities.some(({ value }) => value === 1)) return [];
  const counted = before.text.words.find(({ at }) => at >= single.to && at <= single.to + 1);
  const isPlural =
    counted !== undefined &&
    after.words.some((word) => word.stem === counted.stem && word.folded.length > counted.folded.length);
  return isPlural && !vocabulary.isFunctionWord(counted.folded)
    ? [claim('number-moved', { value: 1, words: counted.raw })]
    : [];
}

function checkValues(after: GuardText, scope: Scope, spare: Quantity[]): Claim[] {
  return after.quantities.flatMap((quantity) => {
    if (quantity.isArticle || isEvery(quantity, after, scope)) return [];
    const place = spare.findIndex((other) => isSame(quantity, other));
    if (place >= 0) {
      const [own] = spare.splice(place, 1);
      return own && scope.before ? checkRaised(quantity, after, own, scope.before.text, scope.vocabulary) : [];
    }
    if (!isSwapped(after, scope) && isCarriedElsewhere(quantity, after, scope)) return [];
    if (isKnownYear(quantity, scope)) return [];
    const derived = scope.before && deriveNumber(quantity, scope.before.text, after);
    if (derived?.isShown) return [];
    return [
      claim(
        'number',
        { value: nameOf(quantity) },
        derived || isWithOneself(quantity, after, scope) ? 'question' : 'hold',
      ),
    ];
  });
}

/** 一年两次 and 每年两次. */
function isEvery({ value, to }: Quantity, { folded }: GuardText, { before, stated }: Scope): boolean {
  const unit = /^\s?个?([年月周天日週])/u.exec(folded.slice(to))?.[1];
  if (value !== 1 || !unit) return false;
  return [...(before ? [before] : []), ...stated].some(({ text }) =>
    new RegExp(`[每毎]${unit}`, 'u').test(text.folded),
  );
}

const people = /^\s?(?:人|名|people|person|colleague|personas|personnes|personen|kolleg|köpf|koepf)/u;

/** "with two colleagues" is three people. */
function isWithOneself({ value, to }: Quantity, after: GuardText, { before, vocabulary }: Scope): boolean {
  if (!before || value > 10 || !people.test(after.folded.slice(to))) return false;
  return (
    vocabulary.supporting.occurs(before.text.folded) &&
    before.text.quantities.some((own) => own.value + 1 === value && own.value < 9)
  );
}

/** 2019至2023年: a year without its sign, told by the dates of the line. */
function isKnownYear({ value, isPercent, currency }: Quantity, { before, stated }: Scope): boolean {
  if (isPercent || currency || value < 1900 || value > 2100) return false;
  return [...(before ? [before] : []), ...stated].some(({ text }) => text.dates.some(({ year }) => year === value));
}

/** A line that loses one of its numbers and gains another has had a number changed, wherever the new one comes from. */
function isSwapped(after: GuardText, { before, place }: Scope): boolean {
  if (!before || place === 'summary') return false;
  const isOneItem = before.text.quantities.length === 1 && after.quantities.length === 1;
  if (place === 'list' && !isOneItem) return false;
  return before.text.quantities.some((own) => !own.isArticle && !after.quantities.some((other) => isSame(own, other)));
}

function isSame(one: Quantity, other: Quantity): boolean {
  if (Math.abs(one.value - other.value) > 1e-9) return false;
  if (one.isPercent !== other.isPercent) return false;
  return one.currency === undefined || other.currency === undefined || one.currency === other.currency;
}

/** "40" may not become "40+" or "more than 40". */
function checkRaised(
  quantity: Quantity,
  after: GuardText,
  own: Quantity,
  before: GuardText,
  vocabulary: Vocabulary,
): Claim[] {
  const isRaised =
    quantity.isOpen ||
    (hasMoreThan(quantity, after, vocabulary) && !(isDuring(own, before) && isOver(quantity, after)));
  const wasRaised = own.isOpen || hasMoreThan(own, before, vocabulary);
  return isRaised && !wasRaised ? [claim('number-moved', { value: nameOf(quantity) })] : [];
}

/** "in five years" and "over five years" are one period. */
function isDuring({ from }: Quantity, { folded }: GuardText): boolean {
  return /(?:^|\s)(?:in|within|during|for|over)(?: the last| the past)?\s$/u.test(folded.slice(0, from));
}

function isOver({ from }: Quantity, { folded }: GuardText): boolean {
  return /(?:^|\s)over(?: the last| the past)?\s$/u.test(folded.slice(0, from));
}

function hasMoreThan({ from, to }: Quantity, text: GuardText, { moreThan, language }: Vocabulary): boolean {
  const isBehind = language === 'zh' || language === 'ja';
  // Cut at a blank: "turnover" ends in no "over".
  const lead = text.folded.slice(Math.max(0, from - 18), from).replace(from > 18 && !isBehind ? /^[^\s]*\s/u : '', '');
  return moreThan.occurs(`${lead}${isBehind ? text.folded.slice(to, to + 5) : ''}`);
}

function isCarriedElsewhere(quantity: Quantity, after: GuardText, scope: Scope): boolean {
  const { place, near, far, stated, vocabulary } = scope;
  const sources: readonly Source[] = [...(place === 'summary' || place === 'list' ? far : near), ...stated];
  const digits = String(quantity.value);
  return (
    sources.some(({ kind, text }) => {
      const same = text.quantities.find((other) => isSame(quantity, other));
      if (same)
        return (
          (sharesNeighbour(quantity, after, same, text, vocabulary) ||
            (kind === 'stated' && overlap(after, undefined, text, vocabulary).shared >= 2)) &&
          checkRaised(quantity, after, same, text, vocabulary).length === 0
        );
      return false;
    }) || hasInCode(digits, [...(scope.before ? [scope.before] : []), ...sources])
  );
}

/** The figure of "KS2" carries "Key Stage 2"; words beside it are checked on their own. */
function hasInCode(digits: string, sources: readonly Source[]): boolean {
  return (
    digits.length <= 2 &&
    sources.some(({ text }) =>
      text.words.some(
        ({ isCode, folded }) => isCode && folded.replace(/\D+/gu, '') === digits && /\p{L}/u.test(folded),
      ),
    )
  );
}

/** 3个人 and 3人 count the same. */
function countedSign({ folded }: GuardText, { to }: Quantity): string {
  return folded
    .slice(to, to + 4)
    .replace(/^\s?[个個名位]\s?(?=\p{L})/u, '')
    .trim()
    .slice(0, 1);
}

/** The same number of the same thing: a content word close to it here is close to it there. */
function sharesNeighbour(
  here: Quantity,
  after: GuardText,
  there: Quantity,
  text: GuardText,
  vocabulary: Vocabulary,
): boolean {
  const whole = { from: 0, to: text.folded.length };
  const own = spanAt(text.clauses, there.from) ?? whole;
  // ", three each year" says nothing by itself: what it counts stands before.
  const clause = contentWords(text, vocabulary, own).length > 1 ? own : (spanAt(text.sentences, there.from) ?? whole);
  const around = {
    ...text,
    words: text.words.filter(({ at }) => at >= clause.from && at < clause.to),
    folded: text.folded.slice(clause.from, clause.to),
  };
  const close = contentWords(after, vocabulary)
    .filter(({ at }) => Math.abs(at - here.from) < 40)
    .sort((one, other) => Math.abs(one.at - here.from) - Math.abs(other.at - here.from))
    .slice(0, 2);
  if (close.length === 0 && after.runs.length > 0) return countedSign(after, here) === countedSign(text, there);
  const end = spanAt(after.clauses, here.from)?.to ?? after.folded.length;
  const unit = after.words.find(({ at }) => at >= here.to && at < end);
  const isUnitKnown = !unit || vocabulary.isFunctionWord(unit.folded) || hasWord(around, unit, vocabulary);
  return isUnitKnown && close.some((word) => hasWord(around, word, vocabulary));
}

function nameOf({ value, isPercent }: Quantity): string {
  return `${value}${isPercent ? '%' : ''}`;
}
