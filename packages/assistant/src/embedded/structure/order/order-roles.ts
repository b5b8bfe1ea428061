import { pattern } from '@fitted/language/pattern';
import { readingCues } from '@fitted/resume/cues';
import type { Entry, Line, Period } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { employerGroups } from '@fitted/resume/edit/employer-groups';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { headingKinds } from '@fitted/resume/parse/headings/match-heading';
import { findDegreeLevels, isHigher } from '@fitted/resume/qualifications/degrees';
import { lineCues } from '../../../cues.ts';
import { reorder } from '../../build-edit.ts';
import { hasKnownLabel } from '../../lines/read-lines.ts';
import { hasOpenBracket } from '../../lines/torn-lines.ts';
import type { Reading } from '../../reading.ts';

/** Titles of career breaks and side jobs, in all six languages. */
const asideWords = pattern('iu')`${lineCues.any('asideWords')}`;

/** Puts the latest role and degree first, as readers expect; roles under one employer's line move together. */
export function orderRoles(reading: Reading): Edit[] {
  return reading.document.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'education')
    .flatMap((section) => {
      const { entries } = section;
      // Without a heading, what was read as roles may be anything: a date of birth, a school, the other column.
      if (!section.heading) return [];
      const groups = employerGroups(entries);
      const isDated = entries.every(({ fields }) => fields.period && endOf(fields.period) !== undefined);
      if (groups.length < 2 || !isDated || groups.some(isLoneEmployer)) return [];
      if (entries.some(isEvent) || !entries.every(isSureRole)) return [];
      // A heading that was not recognised would move along with the role above it.
      const isHeading = ({ id, kind }: Line) => kind !== 'bullet' && reading.lines.get(id)?.kind === 'heading';
      if (entries.some(({ body }) => body.some(isHeading))) return [];
      const ranked = groups.map((roles, index) => ({ roles, index, ...spanOf(roles) }));
      const sorted = [...ranked].sort(
        (one, other) => other.end - one.end || other.start - one.start || one.index - other.index,
      );
      // A break or a side job may be listed anywhere: if only those are out of order, nothing moves.
      const ofWork = sorted.filter(({ roles }) => !roles.every(isAside));
      if (ofWork.every(({ index }, place) => index > (ofWork[place - 1]?.index ?? -1)) && ofWork.length < sorted.length)
        return [];
      if (section.kind === 'education' && !mayLead(sorted[0]?.roles ?? [], entries, reading)) return [];
      // Only a list that runs strictly from oldest to latest is reversed: any other order may be intended.
      if (sorted.length < 2 || !sorted.every(({ index }, place) => index === sorted.length - 1 - place)) return [];
      return [
        reorder(
          { sectionId: section.id },
          entries.map(childOf),
          sorted.flatMap(({ roles }) => roles.map(childOf)),
          'chronological-order',
        ),
      ];
    });
}

function isAside({ fields, head }: Entry): boolean {
  return asideWords.test(fields.title ?? '') || asideWords.test(head[0]?.text ?? '');
}

const tableHead = pattern('u')`^(?:${readingCues.any('tableHead')}|\s)+$`;

/** Not a fragment of a head ("Expiry Date: 30-Jan 2021", "March 2017)"): moved, it would be torn further apart. */
function isSureRole({ fields: { title = '', organisation = '' }, head }: Entry): boolean {
  const names = [title, organisation].filter(Boolean);
  if (names.length === 0 || !head.some(({ text }) => /\p{L}{2}/u.test(text))) return false;
  // A table header: "年 月 職 歴".
  if (names.some((name) => headingKinds(name.replace(/\s+/gu, '')).length > 0 || tableHead.test(name))) return false;
  if (names.some((name) => /[:：]|\d{4}|^\p{Ll}|[,(（-]$/u.test(name) || hasOpenBracket(name))) return false;
  return head.every(({ text }) => !hasKnownLabel(text) && !/^[^(（]*[)）]|\p{L}-$/u.test(text));
}

/** Whether the latest study may come first: it is a long one, or none is long and it has the highest degree. */
function mayLead(latest: readonly Entry[], entries: readonly Entry[], reading: Reading): boolean {
  if (latest.every((study) => isLongStudy(study) && !isOnTheSide(study, reading))) return true;
  const levelOf = ({ head }: Entry) =>
    Math.max(0, ...findDegreeLevels(head.map(({ text }) => text).join(' ')).filter(isHigher));
  const highest = Math.max(...entries.map(levelOf));
  // A table header is read as the first row, and has no year.
  if (!entries.every(({ head }) => /\d{4}/u.test(head[0]?.text ?? ''))) return false;
  return entries.every((study) => !isLongStudy(study)) && latest.every((study) => levelOf(study) === highest);
}

/** A course of a few weeks, however late, does not come before a degree. */
function isLongStudy({ fields: { period } }: Entry): boolean {
  if (!period?.start) return false;
  const first = period.start.year * 12 + (period.start.month ?? 1);
  return period.isCurrent || (period.end !== undefined && period.end.year * 12 + (period.end.month ?? 12) >= first + 8);
}

/** The most years that a degree takes. */
const maxStudyYears = 7;

/** "Reading list, 2009 to date": something that began long before the latest role and still goes on is not a degree. */
function isOnTheSide({ fields: { period } }: Entry, { document }: Reading): boolean {
  const began = period?.isCurrent ? period.start?.year : undefined;
  if (began === undefined) return false;
  return document.sections
    .flatMap(({ entries }) => entries)
    .some(({ fields }) => (fields.period?.start?.year ?? 0) > began + maxStudyYears);
}

function childOf(entry: Entry) {
  return { id: entry.id, text: linesOfEntry(entry)[0]?.text ?? '' };
}

/** An employer's line whose roles were not recognised: nothing may come between it and them. */
function isLoneEmployer(roles: readonly Entry[]): boolean {
  return roles.length === 1 && roles.every(({ fields, body }) => fields.title === undefined && body.length === 0);
}

const roleEnding = pattern('u')`${lineCues.any('roleEnding')}$`;

/** A Japanese form lists events from oldest to latest. */
function isEvent({ head }: Entry): boolean {
  return head.some(({ text }) => roleEnding.test(text));
}

function spanOf(roles: readonly Entry[]): { readonly end: number; readonly start: number } {
  const ends = roles.map(({ fields }) => (fields.period && endOf(fields.period)) ?? 0);
  return { end: Math.max(...ends), start: Math.max(...roles.map(startOf)) };
}

export function endOf({ isCurrent, end, start }: Period): number | undefined {
  if (isCurrent) return Number.MAX_SAFE_INTEGER;
  const last = end ?? start;
  return last && last.year * 12 + (last.month ?? 12);
}

/** 0 for a current role, so that several current ones keep the person's own order. */
function startOf({ fields: { period } }: Entry): number {
  const start = period?.isCurrent ? undefined : period?.start;
  return start ? start.year * 12 + (start.month ?? 1) : 0;
}
