import type { Period, ResumeDocument, YearMonth } from '../document.ts';
import { isStudy, isWork } from '../section-traits.ts';

export interface Gap {
  readonly from: YearMonth;
  readonly to: YearMonth;
}

/** Nobody asks about a shorter gap. */
const minMonths = 7;
/** Gaps longer ago do not matter, unless somebody asks about them. */
const recent = 10;
export const allYears = 60;
/** Since the last job: people who have just begun to look know it, and a year is asked about. */
const minMonthsSince = 13;

/** Times in recent years without work or study. Where only years are given, a whole year must be missing. */
export function findGaps(document: ResumeDocument, today: YearMonth, yearsBack = recent): Gap[] {
  const periods = document.sections
    .filter(({ kind }) => isWork(kind) || isStudy(kind))
    .flatMap(({ entries }) => entries.flatMap(({ fields }) => spanOf(fields.period, today)))
    .sort((one, other) => one.start - other.start);
  const gaps: Gap[] = [];
  let end = periods[0]?.end;
  for (const period of periods) {
    // What is still to come, such as a degree, leaves no gap before it.
    const isPast = period.start <= count(today);
    if (end !== undefined && isPast && period.start - end >= minMonths && end > count(today) - 12 * yearsBack)
      gaps.push({ from: asMonth(end), to: asMonth(period.start) });
    end = Math.max(end ?? period.end, period.end);
  }
  if (end !== undefined && count(today) - end >= minMonthsSince) gaps.push({ from: asMonth(end), to: today });
  return gaps;
}

function spanOf(period: Period | undefined, today: YearMonth): { readonly start: number; readonly end: number }[] {
  const { start, end, isCurrent } = period ?? {};
  const first = start ?? end;
  if (!first) return [];
  const last = isCurrent ? today : (end ?? start ?? first);
  const to = count({ year: last.year, month: last.month ?? 12 });
  // A single date, of a certificate or an exam, says when something was done by, and fills no time before it.
  if (!isCurrent && (!start || !end)) return [{ start: to, end: to }];
  // A year without months counts from January to December.
  return [
    {
      start: count({ year: first.year, month: first.month ?? 1 }),
      end: to,
    },
  ];
}

const count = ({ year, month = 1 }: YearMonth): number => year * 12 + month - 1;
const asMonth = (months: number): YearMonth => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });
