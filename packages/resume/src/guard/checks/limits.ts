import { isStudy } from '../../section-traits.ts';
import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { Source } from '../source.ts';
import { contentWords, overlap, signPairs } from '../support/content.ts';
import { hasNewPlainWord } from '../support/new-plain-word.ts';
import { hasForm } from '../support/word-support.ts';
import type { GuardText } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** What keeps a statement small ("once", "expired", "not completed") stays as long as the statement does. */
export const checkLimits: Check = (after, scope) => {
  const { before, vocabulary } = scope;
  if (!before) return [];
  return [
    ...checkPlacing(after, before.text),
    ...checkLimitWords(after, before, scope),
    ...checkNegations(after, before.text, vocabulary),
    ...checkParts(after, before.text),
  ];
};

const partOf =
  /^[^\uE002.;。；]{0,4}(?:\s(?:of|out of|von|der|des|sur|de|del|aus|davon|dont)\s)[^\uE002]{0,12}$|^[^\uE002]{0,6}(?:のうち|うち|中|[,，、]?其中|, of which|, davon|, dont)[^\uE002]{0,10}$/u;

/** "9 of the 24 servers": the whole may not stand without its part. */
function checkParts(after: GuardText, before: GuardText): Claim[] {
  const numbers = before.quantities.filter(({ isArticle }) => !isArticle);
  const isKept = (value: number) => after.quantities.some((other) => other.value === value);
  return numbers.flatMap((one, place) => {
    const next = numbers[place + 1];
    if (!next || !partOf.test(before.folded.slice(one.to, next.from))) return [];
    const [part, whole] = one.value < next.value ? [one, next] : [next, one];
    return !isKept(part.value) && isKept(whole.value) ? [claim('limit-dropped', { limit: part.value })] : [];
  });
}

const placing =
  /(?<!\uE002)\uE002+(?:\s|[\p{L}.]{1,3}\s)?(?:places?|prizes?|platz|preis|puesto|lugar|premio|prix|等奖|名|位|等賞)/u;

/** "Won the contest, second place": without the place it reads as a win. */
function checkPlacing(after: GuardText, before: GuardText): Claim[] {
  const found = placing.exec(before.folded);
  const place = found && before.quantities.find(({ from }) => from === found.index);
  if (
    !place ||
    place.value === 1 ||
    place.value > 10 ||
    !/place|prize|platz|preis|puesto|lugar|premi|prix|奖|賞/u.test(found[0])
  )
    return [];
  const isKept = after.quantities.some(({ value }) => value === place.value);
  return isKept || !/\b(?:won|win)|gan[óoa]|gagn|gewann|gewonn|获|獲|受賞/u.test(after.folded)
    ? []
    : [claim('limit-dropped', { limit: before.raw })];
}

/** "once a week" says how often, which has a check of its own. */
function isInterval(from: number, limit: string, { folded }: GuardText, { frequencies }: Vocabulary): boolean {
  if (!isOnce(limit)) return false;
  return frequencies.occurs(folded.slice(Math.max(0, from - 3), from + limit.length + 16));
}

function isOnce(limit: string): boolean {
  return /^(?:once|una vez|une fois|einmal|一次|一回|1回|一度)/u.test(limit);
}

const conditionOpening = /^(?:wenn|falls|when|if|cuando|quand|lorsque)/u;
const bareCondition = /^(?:absen|ausen|away|abwesen)/u;

/** Lines about one thing: what is lost of a degree, a card or a title is lost of the whole. */
function isOneThing({ place, section }: Scope): boolean {
  return place === 'head' || place === 'list' || isStudy(section?.kind);
}

function checkLimitWords(after: GuardText, { text }: Source, scope: Scope): Claim[] {
  const { vocabulary } = scope;
  const kept = vocabulary.limits.groupsIn(after.folded);
  const found = vocabulary.limits.find(withoutIdioms(text.folded));
  const isKept = (at: number) => found.some(({ from, to, group }) => kept.has(group) && from <= at && at < to);
  // "Absence reporting" is a task; as a condition the word stands behind "in the" or "when".
  const lost = found.filter(
    ({ from, text: limit }) =>
      !isKept(from) &&
      !hasFormOf(from, text, after, vocabulary) &&
      !bareCondition.test(limit) &&
      !isInterval(from, limit, text, vocabulary),
  );
  const saysMore = hasNewPlainWord(after, text, vocabulary);
  const newLimits = vocabulary.limits.find(after.folded).filter((one) => !text.folded.includes(one.text));
  return lost.flatMap(({ from, to, text: limit }) => {
    const region = regionOf(from, to - from, text, vocabulary);
    // Another limit in its place ("in progress" for "started"), or the one date of what happened once, may say the same.
    const isOtherwise =
      newLimits.length > 0 ||
      saysMore ||
      isSince(limit, after, text, vocabulary) ||
      (isOnce(limit) && after.dates.length === 1 && text.dates.length === 1);
    if (overlap(text, region, after, vocabulary).shared > 0)
      return [claim('limit-dropped', { limit }, isOtherwise ? 'question' : 'hold')];
    const isTold = overlap(text, undefined, after, vocabulary).shared > 0;
    return isTold ? [claim('limit-dropped', { limit }, isOneThing(scope) ? 'hold' : 'question')] : [];
  });
}

const idioms = [
  ['up to date', 'current   '],
  ['at any one time', 'at all times   '],
  ['これまで', '今日迄 '],
] as const;

/** "Kept up to date" and "45 at any one time" limit nothing. The blanks keep every place where it is. */
function withoutIdioms(folded: string): string {
  return idioms.reduce(
    (text, [idiom, plain]) => text.replaceAll(idiom, plain.slice(0, idiom.length).padEnd(idiom.length)),
    folded,
  );
}

/** "Begun in 2024" and "since 2024". */
function isSince(limit: string, after: GuardText, before: GuardText, { situations }: Vocabulary): boolean {
  const isBegun = /^(?:begonnen|angefangen|started|begun|commenc|inici|empez|en cours|en curso)/u.test(limit);
  return (
    isBegun &&
    situations.since.occurs(after.folded) &&
    after.dates.some(({ year }) => before.dates.some((date) => date.year === year))
  );
}

/** "Piloted" and "piloting", "drafts" and "drafting": another form of the word limits as well. */
function hasFormOf(from: number, before: GuardText, after: GuardText, vocabulary: Vocabulary): boolean {
  const word = before.words.find(({ at }) => at === from);
  return word !== undefined && !vocabulary.isFunctionWord(word.folded) && hasForm(after, word, vocabulary);
}

/** The clause of the limit; a limit that is a clause of its own ("(hobby)") speaks of what stands before it. */
function regionOf(at: number, length: number, text: GuardText, vocabulary: Vocabulary): Span {
  const place = text.clauses.findIndex((clause) => isInside(at, clause));
  const clause = text.clauses[place];
  if (!clause) return { from: 0, to: text.folded.length };
  const others = contentWords(text, vocabulary, clause).filter((word) => word.at < at || word.at >= at + length);
  const isAlone = others.length === 0 && signPairs(text, vocabulary, clause).length <= length;
  const open = Math.max(text.folded.lastIndexOf('(', at), text.folded.lastIndexOf('（', at));
  const isBracketed = open >= 0 && !/[)）]/u.test(text.folded.slice(open, at));
  const leader = isBracketed
    ? text.clauses.findLast(({ to }) => to <= open)
    : isAlone
      ? text.clauses[place - 1]
      : undefined;
  // "Volunteering: treasurer": a label speaks of what follows.
  const follower = isAlone && place === 0 ? text.clauses[1] : undefined;
  return { from: leader?.from ?? clause.from, to: follower?.to ?? clause.to };
}

function checkNegations(after: GuardText, before: GuardText, vocabulary: Vocabulary): Claim[] {
  const parts = splitAtBut(before);
  const negated = parts.filter((part) => {
    const [negation] = vocabulary.negations.find(before.folded.slice(part.from, part.to));
    return negation && !isSaidOtherwise(before.folded.slice(part.from, part.to), negation.from, after, vocabulary);
  });
  return negated.flatMap((part) => {
    const words = before.folded.slice(part.from, part.to).trim();
    if (isFlipped(part, before, after, vocabulary)) return [claim('negation-dropped', { words })];
    const isTrailing = part !== parts[0] && contentWords(before, vocabulary, part).length <= 3 && words.length < 30;
    const isKept = vocabulary.negations.occurs(after.folded);
    return isTrailing && !isKept && overlap(before, parts[0], after, vocabulary).shared > 0
      ? [claim('negation-dropped', { words })]
      : [];
  });
}

/** "sin terminar" and "en curso" are one limit: no negation is lost when one becomes the other. */
function isSaidOtherwise(part: string, at: number, after: GuardText, { limits }: Vocabulary): boolean {
  const kept = limits.groupsIn(after.folded);
  // "wenn der Koch nicht da war" and "in Abwesenheit des Kochs" are one condition.
  return limits
    .find(part)
    .some(({ from, to, group, text }) => kept.has(group) && ((from <= at && at < to) || conditionOpening.test(text)));
}

function isFlipped(part: Span, before: GuardText, after: GuardText, vocabulary: Vocabulary): boolean {
  // "No tenía personal a mi cargo" is made of plain words only, so plain words count here.
  const everyWord = { ...vocabulary, isPlainWord: () => false };
  return splitAtBut(after).some((span) => {
    if (vocabulary.negations.occurs(after.folded.slice(span.from, span.to))) return false;
    const { shared, total } = overlap(before, part, after, everyWord, span);
    return shared > 0 && shared >= total / 2;
  });
}

function splitAtBut(text: GuardText): Span[] {
  return text.clauses.flatMap(({ from, to }) => {
    const cut = text.folded.slice(from, to).search(/\s(?:but|pero|mais|aber|sondern|sino)\s|但|ただし/u);
    return cut < 0
      ? [{ from, to }]
      : [
          { from, to: from + cut },
          { from: from + cut + 1, to },
        ];
  });
}
