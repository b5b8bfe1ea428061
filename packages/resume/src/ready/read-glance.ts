import type { Line, ResumeDocument } from '../document.ts';
import type { Match } from '../match/match.ts';
import { hasItems } from '../section-traits.ts';
import { quoteLine } from './quote-line.ts';
import { type ReadyItem, readyItem } from './readiness.ts';

/** What a reader learns in ten seconds. */
export function readGlance(document: ResumeDocument, { matched, near, missing }: Match): ReadyItem[] {
  const role = document.head.contact.headline ?? latestRole(document);
  const first = firstLine(document);
  const asked = matched.length + near.length + missing.length;
  return [
    ...(role ? [readyItem('glance-role', { role })] : []),
    ...(first ? [readyItem('glance-line', { line: quoteLine(first.text) })] : []),
    ...(role || first ? [] : [readyItem('glance-nothing')]),
    ...(asked > 0 ? [readyItem('asked-shown', { met: matched.length, asked })] : []),
  ];
}

/** The current or last role as the resume names it. Undefined if its title was not recognised. */
function latestRole({ sections }: ResumeDocument): string | undefined {
  const roles = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const { title, organisation, period } =
    (roles.find(({ fields }) => fields.period?.isCurrent) ?? roles.find(({ fields }) => fields.period))?.fields ?? {};
  if (!title || !period) return undefined;
  return `${organisation ? `${title}, ${organisation}` : title} (${period.text})`;
}

/** The first sentence or bullet that a reader sees below the name. */
function firstLine({ sections }: ResumeDocument): Line | undefined {
  return sections
    .filter(({ kind }) => !hasItems(kind) && kind !== 'education')
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))[0];
}
