import { type FindSpots, putAt, type Spot } from './spot.ts';

const mail = /[^\s@<>()]{1,64}@[^\s@<>()]{3,120}/gu;
const number = /[+(]?\p{N}(?:[\p{N} ()./-]{4,22})\p{N}/gu;
const fit = 1;
const bonus = 0.4;
/** Unless the words around it name another, people correct their own. */
const ownBonus = 0.3;
const fewDigits = 7;
const fewestDigits = 3;

/**
 * A mail address or telephone number in place of another, the more likely the more of it stays: a referee's number is not the person's
 * own. Or the last digits, where they are called wrong.
 */
export const contactSpots: FindSpots = ({ document, old, to }, line) => {
  const isOwn = document.head.lines.includes(line);
  const [address] = to.match(mail) ?? [];
  if (address !== undefined) return swaps(line, mail, withoutStop(address), isOwn);
  const digits = digitsOf(to);
  if (/\p{L}{2}|[€$£%]/u.test(to)) return [];
  if (digits.length >= fewDigits) return swaps(line, number, to.trim(), isOwn);
  const wrong = digitsOf(old);
  if (digits.length < fewestDigits || wrong.length !== digits.length) return [];
  return numbersIn(line, number).flatMap(({ text, at }): Spot[] => {
    const end = text.length >= fewDigits ? endOf(text, wrong) : undefined;
    return end === undefined
      ? []
      : [{ line, after: putAt(line.text, { at: at + end, to: at + text.length }, to.trim()), fit: fit + bonus }];
  });
};

const withoutStop = (address: string): string => (/[.,;:!?]$/u.test(address) ? address.slice(0, -1) : address);

const digitsOf = (text: string): string => text.replace(/\P{N}/gu, '');

const numbersIn = ({ text }: Spot['line'], pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ text: found, at: index }));

/** Where the last digits of a number begin, if it ends with these. */
function endOf(phone: string, wrong: string): number | undefined {
  let [at, left] = [phone.length, wrong.length];
  while (at > 0 && left > 0) {
    at -= 1;
    if (!/\p{N}/u.test(phone.charAt(at))) continue;
    left -= 1;
    if (phone.charAt(at) !== wrong.charAt(left)) return undefined;
  }
  return left === 0 ? at : undefined;
}

function swaps(line: Spot['line'], pattern: RegExp, put: string, isOwn: boolean): Spot[] {
  const isNumber = pattern === number;
  const own = fit + (isOwn ? ownBonus : 0);
  return numbersIn(line, pattern).flatMap(({ text, at }): Spot[] => {
    if (text === put || (isNumber && digitsOf(text).length < fewDigits)) return [];
    const [one, other] = isNumber ? [digitsOf(text), digitsOf(put)] : [text, put];
    const after = putAt(line.text, { at, to: at + text.length }, put);
    return [{ line, after, fit: own + (bonus * sharedStart(one, other)) / Math.max(1, other.length) }];
  });
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at += 1;
  return at;
}
