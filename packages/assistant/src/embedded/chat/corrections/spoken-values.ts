import { pattern } from '@fitted/language/pattern';
import type { YearMonth } from '@fitted/resume/document';
import { findDates } from '@fitted/resume/parse/periods/dates';
import { correctionCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';
import { figuresIn, isSmallWord } from '../wishes/figures.ts';
import { isAlike } from '../wishes/name-words.ts';

/** A value in a sentence or line by which lines can be told apart: a date, an amount of something, a level. */
export interface SpokenValue {
  readonly kind: 'date' | 'amount' | 'level';
  readonly text: string;
  readonly at: number;
  readonly to: number;
  readonly date?: YearMonth;
  /** What an amount counts: "kg", "%", "rooms", 組. The nearest word first. */
  readonly counts: readonly string[];
  /** The sentence calls it wrong: "not 8", "8じゃなくて". */
  readonly isWrong: boolean;
}

const level = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu;

const wrongBefore = pattern('u')`${correctionCues.any('wrongBefore')}\s*$`;
const wrongBehind = pattern('u')`${correctionCues.any('wrongBehind')}`;

/** All values of a text from left to right. */
export function valuesIn(text: string): SpokenValue[] {
  const folded = foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  // Folding keeps the length of nearly every text; where it does not, no value is marked wrong by the words before it.
  const isWrong = (at: number, to: number) =>
    wrongBefore.test(
      foldLetters(text.slice(0, at))
        .toLowerCase()
        .replace(/[’‘`']/gu, ''),
    ) ||
    wrongBehind.test(text.slice(to)) ||
    (folded.length === text.length && wrongBehind.test(folded.slice(to)));
  const dates = datesIn(text).map(
    ({ from, to, date }): SpokenValue => ({
      kind: 'date',
      text: text.slice(from, to),
      at: from,
      to,
      date,
      counts: [],
      isWrong: isWrong(from, to),
    }),
  );
  const levels = [...text.matchAll(level)].map(
    ({ index, 0: found }): SpokenValue => ({
      kind: 'level',
      text: found,
      at: index,
      to: index + found.length,
      counts: [],
      isWrong: isWrong(index, index + found.length),
    }),
  );
  const taken = [...dates, ...levels];
  const amounts = figuresIn(text)
    .filter(({ at, text: own }) => !taken.some((other) => at < other.to && at + own.length > other.at))
    .map(({ text: own, at }): SpokenValue => {
      const to = at + own.length;
      return { kind: 'amount', text: own, at, to, counts: countedIn(own, text.slice(to)), isWrong: isWrong(at, to) };
    });
  return [...taken, ...amounts].sort((one, other) => one.at - other.at);
}

interface Dated {
  readonly from: number;
  readonly to: number;
  readonly date: YearMonth;
}

/** Dates that stand alone, without trailing space. */
export function datesIn(text: string): Dated[] {
  return findDates(text).flatMap(({ from, to, date, isPartial }): Dated[] =>
    date && !isPartial ? [{ from, to: from + text.slice(from, to).trimEnd().length, date }] : [],
  );
}

const maxWords = 2;

/** Words after an amount that are not what it counts. */
const little: ReadonlySet<string> = new Set(
  (
    'an the of per each im vom von der die das den dem pro de la le les el los las un una une des du par por al ' +
    'en mit with for and per so are were have about or oder ou'
  ).split(' '),
);

/** The unit in the figure itself, the Chinese or Japanese counter, or the words up to the next figure or comma. */
function countedIn(own: string, behind: string): string[] {
  const [sign] = /[£$€¥%％]/u.exec(own) ?? [];
  if (sign) return [sign];
  const [counter] = /^\s?[\p{sc=Han}\p{sc=Katakana}]/u.exec(behind) ?? [];
  if (counter) return [counter.trim()];
  const [phrase = ''] = /^[^\p{N},.;:!?()\n]*/u.exec(behind) ?? [];
  const words = (
    foldLetters(phrase)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => word.length > 1 && !isSmallWord(word) && !little.has(word));
  return words.slice(0, maxWords);
}

/** Whether two amounts are of the same thing, as far as both say. */
export function countSame(one: SpokenValue, other: SpokenValue): boolean {
  return one.counts.some((noun) => other.counts.some((word) => isSameNoun(noun, word)));
}

/** "Häuser" and "Wohnhäusern", "room" and "rooms". */
function isSameNoun(one: string, other: string): boolean {
  if (one === other || isAlike(one, other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4) return long.startsWith(short) && long.length - short.length <= 2 && short.length >= 3;
  const at = long.lastIndexOf(short.slice(0, -1));
  return at >= 3 && long.length - at - short.length <= 2;
}

export function isSameValue(one: SpokenValue, other: SpokenValue): boolean {
  if (one.date && other.date) {
    const isMonth = one.date.month === undefined || other.date.month === undefined;
    return one.date.year === other.date.year && (isMonth || one.date.month === other.date.month);
  }
  return one.kind === other.kind && digitsOf(one.text) === digitsOf(other.text);
}

const digitsOf = (text: string): string => text.replace(/[^\p{N}\p{L}.,+-]/gu, '').toLowerCase();
