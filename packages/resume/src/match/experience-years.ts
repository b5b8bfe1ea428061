import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../cues.ts';
import type { Entry, Line, NodeId, Period, ResumeDocument, YearMonth } from '../document.ts';
import { findYears } from '../job/read-years.ts';

/** The work experience that a resume shows. */
export interface Experience {
  /** All work, overlaps counted once, or what the summary states if that is more. */
  readonly years: number;
  /** The roles with their months; a current role ends at the reference date. */
  readonly roles: readonly WorkedRole[];
}

export interface WorkedRole {
  readonly entryId: NodeId;
  /** Months since year 0, both inclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * Years of work that the resume shows: its roles added up with overlaps counted once, or what its summary states if that is more.
 * A current role lasts until `today` or, without it, until the latest date in the resume. Does not read the clock.
 */
export function readExperience(document: ResumeDocument, today?: YearMonth): Experience {
  const periods = document.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) =>
      entries.flatMap((entry, at) =>
        workPeriod(entry, entries.slice(at + 1)).map((period) => ({ entryId: entry.id, period })),
      ),
    );
  const latest = Math.max(
    0,
    ...periods.flatMap(({ period: { start, end } }) =>
      [start, end].flatMap((date) => (date ? [monthOf(date, 12)] : [])),
    ),
  );
  const now = today ? monthOf(today, 12) : latest;
  const roles = periods.flatMap(({ entryId, period }) => spanOf(period, now).map((span) => ({ entryId, ...span })));
  const stated = document.sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body.flatMap(({ text }) => findYears(text))));
  return { years: Math.max(yearsOf(roles), ...stated), roles };
}

export function experienceYears(document: ResumeDocument, today?: YearMonth): number {
  return readExperience(document, today).years;
}

const stillThere = pattern('u')`${matchCues.any('stillThere')}`;

const leaving = pattern('u')`${matchCues.any('left')}`;

const entered = pattern('u')`${matchCues.any('entered')}`;

/** A Japanese form lists events: a role lasts from joining ("入社") until leaving ("退職"), or to the present ("現在に至る"). */
function workPeriod({ head, body, fields: { period } }: Entry, later: readonly Entry[]): Period[] {
  if (!period || period.end || period.isCurrent || !says([...head, ...body], entered)) return period ? [period] : [];
  const left = later.find((entry) => says(entry.head, leaving))?.fields.period?.start;
  const isStill = says([...body, ...later.flatMap((entry) => [...entry.head, ...entry.body])], stillThere);
  return [{ ...period, ...(left ? { end: left } : { isCurrent: isStill }) }];
}

function says(lines: readonly Line[], event: RegExp): boolean {
  return lines.some(({ text }) => event.test(text));
}

function spanOf({ start, end, isCurrent }: Period, now: number): { from: number; to: number }[] {
  if (!start) return [];
  const from = monthOf(start, 1);
  const to = isCurrent ? now : end ? monthOf(end, start.month ? 12 : 1) : monthOf(start, 12);
  return to >= from ? [{ from, to }] : [];
}

/** Years covered by the roles, overlaps counted once. */
export function yearsOf(roles: readonly Pick<WorkedRole, 'from' | 'to'>[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...roles].sort((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return covered / 12;
}

function monthOf(date: YearMonth, fallbackMonth: number): number {
  return date.year * 12 + (date.month ?? fallbackMonth) - 1;
}
