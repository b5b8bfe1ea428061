import type { Entry, Line, ResumeDocument } from '../document.ts';
import { findDates } from '../parse/periods/dates.ts';

/** A month by its name ("March 2019") or by its number ("03/2019"). */
export type MonthForm = 'named' | 'numbered';

interface DatedLine {
  readonly line: Line;
  readonly form: MonthForm;
}

/** The heads with months, each once per form. Certificates may have a form of their own. */
export function findMonthForms({ sections }: ResumeDocument): DatedLine[] {
  return sections
    .filter(({ kind }) => kind !== 'certifications')
    .flatMap(({ entries }) => entries.flatMap(formsInEntry));
}

// By the lines and not the parsed periods, which stay unchanged when an edit rewrites a date.
function formsInEntry({ head, fields }: Entry): DatedLine[] {
  if (!fields.period) return [];
  return head.flatMap((line) => [...new Set(formsIn(line.text))].map((form) => ({ line, form })));
}

function formsIn(text: string): MonthForm[] {
  return findDates(text).flatMap(({ from, to, date }): MonthForm[] => {
    if (!date?.month) return [];
    const written = text.slice(from, to);
    if (/^\d{1,2}[/.]\d{4}$/u.test(written)) return ['numbered'];
    return /\p{sc=Latin}{3}/u.test(written) ? ['named'] : [];
  });
}

/** Months by name in one place and by number in another. */
export function hasMixedMonths(document: ResumeDocument): boolean {
  return new Set(findMonthForms(document).map(({ form }) => form)).size > 1;
}
