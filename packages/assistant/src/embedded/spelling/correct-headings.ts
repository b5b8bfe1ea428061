import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { headingKinds } from '@fitted/resume/parse/headings/match-heading';
import type { Reading } from '../reading.ts';
import { correctionOf } from './correction-of.ts';

/** "CERTIFICTIONS": a typing mistake in the largest letters of the page. Only if the result is a known resume heading. */
export function correctHeadings({ document }: Reading): Edit[] {
  return document.sections.flatMap((section) => correctHeading(section));
}

function correctHeading({ id, heading }: Section): Edit[] {
  if (!heading || headingKinds(heading.text).length > 0) return [];
  const slips: { readonly from: string; readonly to: string }[] = [];
  const after = heading.text.replace(/\p{L}{6,}/gu, (from) => {
    const correction = correctionOf(from.toLowerCase());
    if (correction === undefined) return from;
    const to = inCase(from, correction);
    slips.push({ from, to });
    return to;
  });
  const [slip, ...others] = slips;
  if (!slip || others.length > 0 || headingKinds(after).length === 0) return [];
  return [
    {
      id: `spelling:${heading.id}:${slip.to}`,
      kind: 'rename-heading',
      target: { sectionId: id },
      before: heading.text,
      after,
      reason: { code: 'spelling', params: slip },
      evidence: [],
    },
  ];
}

function inCase(from: string, to: string): string {
  if (from === from.toUpperCase()) return to.toUpperCase();
  return from === from.toLowerCase() ? to : to.charAt(0).toUpperCase() + to.slice(1);
}
