import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import type { Entry, ResumeDocument, Section } from '../document.ts';
import { matchHeading } from '../parse/headings/match-heading.ts';
import { isWork } from '../section-traits.ts';
import type { Finding } from './match.ts';

export interface StructureReading {
  readonly meter: number;
  readonly findings: readonly Finding[];
}

interface Check {
  readonly points: number;
  /** Share of the points reached, 0–1. */
  readonly reached: number;
  readonly findings: readonly Finding[];
}

/** About four pages. */
const maxCharacters = 14_000;

/** Whether recruiters and their software find what they look for where they expect it. */
export function measureStructure(document: ResumeDocument): StructureReading {
  const { head, sections } = document;
  const kinds = new Set(sections.map(({ kind }) => kind));
  const roles = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const has = (points: number, isThere: boolean, code: FindingCode): Check => ({
    points,
    reached: isThere ? 1 : 0,
    findings: isThere ? [] : [{ code, params: {} }],
  });
  const checks: Check[] = [
    has(10, head.contact.name !== undefined, 'no-name'),
    has(15, head.contact.email !== undefined, 'no-email'),
    has(5, head.contact.phone !== undefined, 'no-phone'),
    has(20, [...kinds].some(isWork), 'no-experience'),
    has(10, kinds.has('education'), 'no-education'),
    has(15, kinds.has('skills'), 'no-skills-section'),
    headingCheck(sections),
    eachRole(roles, 8, 'undated-entry', (entry) => entry.fields.period !== undefined),
    eachRole(roles, 5, 'empty-entry', (entry) => entry.body.length > 0),
    has(2, isChronological(roles), 'not-chronological'),
    has(2, sizeOf(document) <= maxCharacters, 'too-long'),
  ];
  const reached = checks.reduce((sum, { points, reached: share }) => sum + points * share, 0);
  const possible = checks.reduce((sum, { points }) => sum + points, 0);
  return { meter: (reached / possible) * 100, findings: checks.flatMap(({ findings }) => findings) };
}

function headingCheck(sections: readonly Section[]): Check {
  const headings = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  const unusual = headings.filter(({ text }) => matchHeading(text) === undefined);
  const reached = headings.length === 0 ? 0 : 1 - unusual.length / headings.length;
  return {
    points: 8,
    reached,
    findings: unusual.map(({ id }) => ({ code: 'unusual-heading', lineId: id, params: {} })),
  };
}

function eachRole(
  roles: readonly Entry[],
  points: number,
  code: FindingCode,
  isFine: (entry: Entry) => boolean,
): Check {
  const named = roles.filter(({ head }) => head.length > 0);
  const wrong = named.filter((entry) => !isFine(entry));
  return {
    points,
    reached: named.length === 0 ? 0 : 1 - wrong.length / named.length,
    findings: wrong.map(({ head }) => ({ code, params: {}, ...(head[0] && { lineId: head[0].id }) })),
  };
}

/** Latest first; roles without dates may be anywhere. */
function isChronological(roles: readonly Entry[]): boolean {
  const ends = roles.flatMap(({ fields: { period } }) => {
    if (!period) return [];
    if (period.isCurrent) return [Number.POSITIVE_INFINITY];
    const date = period.end ?? period.start;
    return date ? [date.year * 12 + (date.month ?? 0)] : [];
  });
  return ends.every((end, index) => index === 0 || end <= (ends[index - 1] ?? end) + 11);
}

function sizeOf({ head, sections }: ResumeDocument): number {
  const bodies = sections.flatMap(({ entries }) => entries.flatMap((entry) => [...entry.head, ...entry.body]));
  return [...head.lines, ...bodies].reduce((sum, { text }) => sum + text.length, 0);
}
