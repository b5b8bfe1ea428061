import type { Language } from '@fitted/contract/languages';
import { guardTables, traitsOf } from '@fitted/language/packs';
import {
  chineseCounters,
  chineseDigits,
  chineseMyriads,
  chineseTens,
  currencies,
  magnitudes,
  percentWords,
} from '../data/numerals.ts';
import { findSpelledNumbers } from './spelled-numbers.ts';

/** A number stated in the text, in any script or spelling. */
export interface Quantity {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly isPercent: boolean;
  readonly currency?: string;
  /** "40+": at least this many. */
  readonly isOpen: boolean;
  /** Written as a word that can also be an article ("one", "un", "eine"). */
  readonly isArticle: boolean;
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
const alternatives = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(escapeForPattern)
    .join('|');
const digits = "\\d{1,3}(?:[ ,.'](?=\\d{3}(?!\\d))\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const currencySigns = alternatives(Object.keys(currencies));
const magnitudeNames = alternatives(Object.keys(magnitudes));
const figure = new RegExp(
  `(?<lead>(?:us[$]|mx[$]|[$€£¥]|(?<!\\p{L})(?:usd|eur|gbp|chf|mxn|rmb))\\s?)?(?<![\\p{Script=Latin}\\d]|\\d[.,])(?<digits>${digits})` +
    `(?<magnitude>\\s?(?:${magnitudeNames})(?:(?<=[万萬亿億千百])|(?![\\p{Script=Latin}\\d])))?(?<plus>\\s?\\+)?` +
    `(?<tail>\\s?(?:${alternatives(percentWords)}|${currencySigns})(?!\\p{Script=Latin}|(?<=[$£¥])\\s?\\d))?`,
  'giu',
);
const attachedUnit =
  /^(?:ms|s|h|kg|g|km|m|m2|m3|cm|mm|gb|mb|tb|px|x|th|st|nd|rd|er|ere|eme|e|yrs?|hrs?|mins?|kwp?|mw|kv|v|l|ml|t|ers|mal)(?![\p{Script=Latin}\d])/iu;
const chineseDigit = '[零〇一二两兩三四五六七八九十百千万萬亿億]';
const chineseNumber = `(?<!${chineseDigit})${chineseDigit}+`;
const chineseFigure = new RegExp(
  `(?<whole>${chineseNumber})分之(?<part>${chineseDigit}+)|(?<!\\d)(?<plain>${chineseNumber})(?=\\s?[余多几数]?\\s?[${chineseCounters}])`,
  'gu',
);

/** All numbers in a normalised text, left to right. Dates and contact details must already be masked. */
export function findQuantities(text: string, language: Language): Quantity[] {
  const figures = findFigures(text, language);
  const spelled = findSpelledNumbers(text, language).map((number) => ({
    ...number,
    isPercent: isPercentAt(text, number.to),
    isOpen: false,
  }));
  return [...figures, ...findChineseNumbers(text), ...spelled]
    .sort((one, other) => one.from - other.from)
    .filter((number, index, all) => index === 0 || number.from >= (all[index - 1]?.to ?? 0))
    .map((number, index, all) => withSharedUnit(number, all[index + 1], text));
}

const betweenWords = Object.values(guardTables).map(({ numbers }) => numbers.between);
const rangeJoint = new RegExp(`^\\s?(?:[-–—~～〜]|${betweenWords.join('|')})\\s?$`, 'u');

/** "from 1.2 to 0.8 percent": the unit after the second number applies to the first as well. */
function withSharedUnit(number: Quantity, next: Quantity | undefined, text: string): Quantity {
  if (
    !next ||
    number.isPercent ||
    number.currency ||
    number.isArticle ||
    !rangeJoint.test(text.slice(number.to, next.from))
  )
    return number;
  return { ...number, isPercent: next.isPercent, ...(next.currency && { currency: next.currency }) };
}

function findFigures(text: string, language: Language): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(figure)) {
    const { lead, digits: written = '', magnitude, plus, tail } = match.groups ?? {};
    const to = match.index + match[0].length;
    const rest = text.slice(to);
    // "3D" and "2FA" are names, "340ms" is a figure.
    if (!magnitude && !tail && /^\p{Script=Latin}/u.test(rest) && !attachedUnit.test(rest)) continue;
    const sign = (magnitude ?? '').trim().toLowerCase();
    const value = round(readDigits(written, language, percentSign.test(tail ?? '')) * (magnitudes[sign] ?? 1));
    const last = found.at(-1);
    // 1億2000万 is one number.
    if (last && last.to === match.index && /[億亿万]$/u.test(text.slice(last.from, last.to)) && value < last.value) {
      found[found.length - 1] = { ...last, value: last.value + value, to };
      continue;
    }
    const currency = currencies[(lead ?? tail ?? '').trim().toLowerCase()] ?? currencies[sign];
    const isPercent = tail !== undefined && currency === undefined;
    found.push({
      value,
      from: match.index,
      to,
      isPercent,
      ...(currency && { currency }),
      isOpen: plus !== undefined,
      isArticle: false,
    });
  }
  return found;
}

const percentSigns = new RegExp(`^\\s?(?:${alternatives(percentWords)})`, 'iu');
const percentSign = /^\s?(?:%|％|p)/iu;

/** Three digits after a separator are thousands, unless it is the language's decimal point, or its decimal comma in a percentage. */
function readDigits(written: string, language: Language, isPercent: boolean): number {
  const { decimalSeparator } = traitsOf(language);
  const compact = written.replace(/[ ']/gu, '');
  const [, whole = compact, sign, decimals] = /^(.*?)(?:([.,])(\d+))?$/u.exec(compact) ?? [];
  if (decimals === undefined) return Number(compact);
  const isDecimal = sign === decimalSeparator && (sign === '.' || isPercent);
  const isGrouped = decimals.length === 3 && !isDecimal && whole !== '0';
  const integer = whole.replace(/[.,]/gu, '');
  return Number(isGrouped ? `${integer}${decimals}` : `${integer}.${decimals}`);
}

function findChineseNumbers(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(chineseFigure)) {
    const { whole, part, plain } = match.groups ?? {};
    const to = match.index + match[0].length;
    const base = { isPercent: false, isOpen: false, isArticle: false };
    if (whole && part) {
      const middle = match.index + whole.length;
      if (whole === '百') found.push({ ...base, isPercent: true, value: readChinese(part), from: match.index, to });
      else
        found.push(
          { ...base, value: readChinese(whole), from: match.index, to: middle },
          { ...base, value: readChinese(part), from: middle, to },
        );
      continue;
    }
    if (!plain || /^[百千万萬亿億]+$/u.test(plain)) continue;
    const isArticle = plain === '一' && /^[个個种種款项項套件]/u.test(text.slice(to).trimStart());
    found.push({ ...base, isArticle, value: readChinese(plain), from: match.index, to });
  }
  return found;
}

function readChinese(text: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const sign of text) {
    const myriad = chineseMyriads[sign];
    const ten = chineseTens[sign];
    if (myriad) {
      total += (section + digit || 1) * myriad;
      section = 0;
      digit = 0;
    } else if (ten) {
      section += (digit || 1) * ten;
      digit = 0;
    } else digit = digit * (digit > 0 && section === 0 ? 10 : 0) + (chineseDigits[sign] ?? 0);
  }
  return total + section + digit;
}

function isPercentAt(text: string, at: number): boolean {
  return percentSigns.test(text.slice(at));
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
