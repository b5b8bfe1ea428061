import type { Entry, Line, Period, ResumeDocument, YearMonth } from '../document.ts';
import { findYears } from '../job/read-years.ts';

/**
 * Years of work the resume shows: its roles added up, overlaps once, or what its summary states if that is more.
 * A current role lasts to `today`, else to the latest date of the resume: no clock is read here.
 */
export function experienceYears(document: ResumeDocument, today?: YearMonth): number {
  const periods = document.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries.flatMap((entry, at) => workPeriod(entry, entries.slice(at + 1))));
  const latest = Math.max(
    0,
    ...periods.flatMap(({ start, end }) => [start, end].flatMap((date) => (date ? [monthOf(date, 12)] : []))),
  );
  const now = today ? monthOf(today, 12) : latest;
  const stated = document.sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body.flatMap(({ text }) => findYears(text))));
  return Math.max(monthsCovered(periods, now) / 12, ...stated);
}

/** A Japanese form tells events: who entered ("入社") was there until they left ("退職"), or still is ("現在に至る"). */
function workPeriod({ head, body, fields: { period } }: Entry, later: readonly Entry[]): Period[] {
  if (!period || period.end || period.isCurrent || !says([...head, ...body], /(?:入社|入職|入行)/u))
    return period ? [period] : [];
  const left = later.find((entry) => says(entry.head, /退職|退社|退行/u))?.fields.period?.start;
  const isStill = says([...body, ...later.flatMap((entry) => [...entry.head, ...entry.body])], /^現在に至る/u);
  return [{ ...period, ...(left ? { end: left } : { isCurrent: isStill }) }];
}

function says(lines: readonly Line[], event: RegExp): boolean {
  return lines.some(({ text }) => event.test(text));
}

function monthsCovered(periods: readonly Period[], now: number): number {
  const spans = periods
    .flatMap(({ start, end, isCurrent }) => {
      if (!start) return [];
      const from = monthOf(start, 1);
      const to = isCurrent ? now : end ? monthOf(end, start.month ? 12 : 1) : monthOf(start, 12);
      return to >= from ? [{ from, to }] : [];
    })
    .sort((one, other) => one.from - other.from);
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    covered += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return covered;
}

function monthOf(date: YearMonth, fallbackMonth: number): number {
  return date.year * 12 + (date.month ?? fallbackMonth) - 1;
}
