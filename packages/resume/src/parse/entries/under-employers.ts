import type { EntryFields, Period, YearMonth } from '../../document.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { organisationScore, titleScore } from '../rows/row-signs.ts';

interface Employer {
  readonly name: string;
  readonly span: Span;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * "GE Aviation, 2009 – 2022" without a body, above "Manager, Quality (2014 – 2022)": the row names the employer of the
 * roles right below it, and what follows their titles is a department.
 */
export function underEmployers(entries: readonly RawEntry[], fields: readonly EntryFields[]): EntryFields[] {
  let employer: Employer | undefined;
  return entries.map((entry, index) => {
    const own = fields[index] ?? {};
    if (employer && isUnder(employer, entry, own)) {
      // The next role must have ended by the end of this one, or it was elsewhere: "Tutor, Kaplan".
      employer = { ...employer, span: { ...employer.span, to: spanOf(own.period)?.to ?? 0 } };
      return { ...own, organisation: employer.name };
    }
    employer = employerIn(entry, own);
    const [next, below] = [entries[index + 1], fields[index + 1]];
    if (!employer || !next || !below || !isUnder(employer, next, below)) {
      employer = undefined;
      return own;
    }
    const { title: _, ...rest } = own;
    return { ...rest, organisation: employer.name };
  });
}

function employerIn({ head, body }: RawEntry, { title, organisation, period }: EntryFields): Employer | undefined {
  const text = head[0]?.text ?? '';
  const names = [title, organisation].filter((name) => name !== undefined);
  const span = spanOf(period);
  if (head.length !== 1 || body.length > 0 || !span || names.length === 0) return undefined;
  if (names.some((name) => titleScore(name) >= 2)) return undefined;
  const from = Math.min(...names.map((name) => text.indexOf(name)));
  const to = Math.max(...names.map((name) => text.indexOf(name) + name.length));
  return { name: text.slice(from, to), span };
}

function isUnder(
  { span }: Employer,
  { head }: RawEntry,
  { title = '', organisation = '', period }: EntryFields,
): boolean {
  if (head.length !== 1 || titleScore(title) < 2 || organisationScore(organisation) > 0) return false;
  const own = spanOf(period);
  return own !== undefined && own.from >= span.from && own.to <= span.to;
}

function spanOf(period: Period | undefined): Span | undefined {
  const last = period?.isCurrent ? { year: 9999 } : period?.end;
  return period?.start && last && { from: monthOf(period.start, 1), to: monthOf(last, 12) };
}

function monthOf({ year, month }: YearMonth, otherwise: number): number {
  return year * 12 + (month ?? otherwise);
}
