import type { Language } from '@fitted/contract/languages';
import type { NumberWords } from '@fitted/language/number-words';
import { guardTables } from '@fitted/language/packs';
import { foldAccents } from './fold.ts';

export interface SpelledNumber {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly isArticle: boolean;
}

interface Reading {
  total: number;
  current: number;
  last: number;
}

/** Number words in running text: "twenty-five", "four hundred", "treinta y cinco", "quatre-vingt-dix". */
export function findSpelledNumbers(text: string, language: Language): SpelledNumber[] {
  const table = guardTables[language].numbers;
  const found: SpelledNumber[] = [];
  let reading: (Reading & { from: number; to: number; words: number; isArticle: boolean }) | undefined;
  const close = () => {
    if (reading)
      found.push({
        value: reading.total + reading.current,
        from: reading.from,
        to: reading.to,
        isArticle: reading.isArticle && reading.words === 1,
      });
    reading = undefined;
  };

  for (const match of text.matchAll(/\p{Script=Latin}+/gu)) {
    const word = foldAccents(match[0]).toLowerCase();
    const to = match.index + match[0].length;
    const isNext = reading !== undefined && /^[\s-]$/u.test(text.slice(reading.to, match.index));
    if (isNext && table.joiners.includes(word) && startsNumber(text.slice(to), table) && joins(reading, table)) {
      if (reading) reading.to = to;
      continue;
    }
    const ordinal = table.ordinals[word];
    const value = table.values[word];
    const multiplier = table.multipliers[word];
    if (value === undefined && multiplier === undefined && ordinal === undefined) {
      close();
      continue;
    }
    if (reading && isNext && extend(reading, value ?? ordinal, multiplier, table)) {
      reading.to = to;
      reading.words += 1;
      continue;
    }
    close();
    const first = value ?? ordinal;
    reading = {
      total: 0,
      current: first ?? multiplier ?? 0,
      last: first ?? multiplier ?? 0,
      from: match.index,
      to,
      words: 1,
      isArticle: first === 1,
    };
    if (ordinal !== undefined && value === undefined) close();
  }
  close();
  return found;
}

function joins(reading: Reading | undefined, { joinsFrom }: NumberWords): boolean {
  return reading !== undefined && reading.last >= joinsFrom;
}

function startsNumber(rest: string, table: NumberWords): boolean {
  const next = /^[\s-](\p{Script=Latin}+)/u.exec(rest)?.[1];
  return next !== undefined && table.values[foldAccents(next).toLowerCase()] !== undefined;
}

/** Adds the next word to the number; false if it starts another number. */
function extend(
  reading: Reading,
  value: number | undefined,
  multiplier: number | undefined,
  { countsInTwenties }: NumberWords,
): boolean {
  if (multiplier !== undefined) {
    if (multiplier === 100) reading.current *= 100;
    else {
      reading.total += reading.current * multiplier;
      reading.current = 0;
    }
    reading.last = multiplier;
    return true;
  }
  if (value === undefined) return false;
  if (countsInTwenties && value === 20 && reading.last === 4) reading.current += 76;
  else if (countsInTwenties && reading.last === 10 && value >= 7 && value < 10) reading.current += value;
  else if (reading.last > value && reading.last >= 20 && reading.last % 10 === 0) reading.current += value;
  else return false;
  reading.last = countsInTwenties && reading.current >= 60 && value >= 10 ? 20 : value;
  return true;
}
