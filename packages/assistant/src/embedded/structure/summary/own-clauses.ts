import type { Edit } from '@fitted/resume/edit/edit';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import type { Reading } from '../../reading.ts';
import { newSection } from './place-summary.ts';

/** What the guard may say of a clause made of the person's own lines: that something of the line is left out, or names joined. */
const ofLines: ReadonlySet<string> = new Set(['dropped', 'wording']);

/** Whether the guard takes a clause, alone in a summary, for the person's own words. */
export function openOwnClauses(
  reading: Reading,
  place: (clause: string) => Edit = (clause) => newSection(reading, clause),
): (clause: string) => boolean {
  const guard = openGuard({ source: reading.document, statedFacts: [] });
  return (clause) =>
    guard([place(clause)]).heldBack.every(
      ({ verdict, claims }) => verdict === 'questioned' && claims.every(({ code }) => ofLines.has(code)),
    );
}
