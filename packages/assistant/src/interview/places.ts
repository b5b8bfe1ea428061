import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';

export interface NamedPlace {
  readonly name: string;
  readonly entry: Entry;
}

/** The roles as named in the resume; those with the same first line are told apart by all their head lines. */
export function namedRoles({ sections }: ResumeDocument): NamedPlace[] {
  return nameEntries(sections.filter(({ kind }) => isWork(kind)).flatMap(({ entries }) => entries));
}

/**
 * What an answer can be put under: roles, then education and sections with unknown headings. If work is described
 * without roles, its heading is the place. With a single role there is nothing to choose.
 */
export function namedPlaces(document: ResumeDocument): NamedPlace[] {
  const { sections } = document;
  const roles = namedRoles(document);
  if (roles.length === 1) return roles;
  const withoutRoles = sections.flatMap(({ kind, heading, entries }) => {
    const entry = entries.at(-1);
    const isTold = isWork(kind) && heading !== null && entries.every(({ head }) => head.length === 0);
    return isTold && entry ? [{ name: heading.text, entry }] : [];
  });
  const beside = sections.filter(({ kind }) => kind === 'education' || kind === 'other');
  return [...roles, ...withoutRoles, ...nameEntries(beside.flatMap(({ entries }) => entries))];
}

export function findPlaceNamed(document: ResumeDocument, name: string | null): Entry | undefined {
  return name === null ? undefined : namedPlaces(document).find((place) => place.name === name)?.entry;
}

function nameEntries(all: readonly Entry[]): NamedPlace[] {
  const entries = all.filter(({ head }) => head.length > 0);
  const first = ({ head }: Entry) => head[0]?.text ?? '';
  return entries.map((entry) => {
    const isOnly = entries.every((other) => other === entry || first(other) !== first(entry));
    return { name: isOnly ? first(entry) : entry.head.map(({ text }) => text).join(' · '), entry };
  });
}
