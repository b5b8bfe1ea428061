import type { Period, YearMonth } from '../../document.ts';
import { findDates } from '../periods/dates.ts';

/**
 * The dates of a profile: "marts 2019 - Present (7 years)". The network writes them in many more languages than we have
 * words for; it is their form that tells what they are.
 */
export function readProfileDates(text: string): Period | undefined {
  const duration = text.search(/[(（]/u);
  const plain = (duration < 0 ? text : text.slice(0, duration)).trim();
  const [first = '', second, ...more] = plain.split(/ [-–] /u);
  const start = readDate(first);
  if (!start || more.length > 0) return undefined;
  const end = second === undefined ? undefined : readDate(second);
  const isCurrent = second !== undefined && !/\d/u.test(second);
  if (second !== undefined && !end && !isCurrent) return undefined;
  return { text: plain, start, ...(end && { end }), isCurrent };
}

const longest = 40;

function readDate(text: string): YearMonth | undefined {
  if (text.length > longest) return undefined;
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(text)?.[0];
  if (year === undefined) return undefined;
  const rest = text.replace(year, '');
  const number = Number(/\d+/u.exec(rest)?.[0]);
  const month = number >= 1 && number <= 12 ? number : (findDates(text)[0]?.date?.month ?? monthOf(rest));
  return { year: Number(year), ...(month && { month }) };
}

let named: Map<string, number> | undefined;

/** Months in the languages of the network's pages, as every browser and server knows them. */
function monthOf(text: string): number | undefined {
  named ??= new Map(
    locales.flatMap((locale) =>
      [...Array(12).keys()].flatMap((month) => monthNames(locale, month).map((name) => [name, month + 1] as const)),
    ),
  );
  return text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => named?.get(word))
    .find((month) => month !== undefined);
}

const locales = 'cs da nl id it ms nb no pl pt ro ru sv th tr uk ar hi bn el fa fi he hu mr pa te tl vi'.split(' ');

function monthNames(locale: string, month: number): string[] {
  const date = new Date(Date.UTC(2001, month, 5));
  const alone = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date);
  // Some languages inflect the month of a date.
  const within = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(date)
    .find(({ type }) => type === 'month')?.value;
  return [alone, within ?? alone].map((name) => name.toLocaleLowerCase());
}
