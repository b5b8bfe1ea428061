import type { Line, ResumeDocument, YearMonth } from '@fitted/resume/document';
import { findDates } from '@fitted/resume/parse/periods/dates';

/** Writes a new date like the one it replaces or, if that has no month, like another date of this resume that has one. */
export function writeLike(document: ResumeDocument, old: string, said: { text: string; date: YearMonth }): string {
  const { year, month } = said.date;
  const oldYear = /(?:19|20)\p{N}{2}/u;
  // Only the year was given: the month stays.
  if (month === undefined) return oldYear.test(old) ? old.replace(oldYear, String(year)) : String(year);
  // If both dates spell out the month, the person's wording is kept.
  if (/\p{L}{3}/u.test(old) && /\p{L}{3}/u.test(said.text)) return tidied(said.text, old);
  return inStyle(old, year, month) ?? inStyle(datedLike(document), year, month) ?? tidied(said.text, old);
}

function inStyle(like: string, year: number, month: number): string | undefined {
  const padded = String(month).padStart(2, '0');
  if (/年\s?\p{N}{1,2}\s?月/u.test(like)) return `${year}年${month}月`;
  const [, behind, digits = ''] = /^\p{N}{4}(\s?[./-]\s?)(\p{N}{1,2})$/u.exec(like) ?? [];
  if (behind) return `${year}${behind}${digits.length === 2 ? padded : month}`;
  const [, before] = /^\p{N}{1,2}(\s?[./-]\s?)\p{N}{4}$/u.exec(like) ?? [];
  return before ? `${padded}${before}${year}` : undefined;
}

/** The first date with a month in the heads of this resume. */
function datedLike({ sections }: ResumeDocument): string {
  const heads = sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head));
  return heads.map(monthOf).find((text) => text !== '') ?? '';
}

function monthOf({ text }: Line): string {
  const found = findDates(text).find(({ date, isPartial }) => date?.month !== undefined && !isPartial);
  return found ? text.slice(found.from, found.to) : '';
}

/** The person's own words, capitalised unless the old date begins in lower case. */
function tidied(said: string, old: string): string {
  const text = said
    .replace(/\s+/gu, ' ')
    .replace(/^\p{N}{1,2}(?:st|nd|rd|th|er|\.)? (?=\p{L})/u, '')
    .trim();
  return /^\p{Ll}/u.test(old) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
