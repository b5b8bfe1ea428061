import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';

export interface NamedRole {
  readonly name: string;
  readonly entry: Entry;
}

/** What a line can be put under, as the resume names it; who held two posts in one firm sees both lines of each. */
export function namedRoles({ sections }: ResumeDocument): NamedRole[] {
  const entries = sections
    .filter(({ kind }) => isWork(kind))
    .flatMap((section) => section.entries)
    .filter(({ head }) => head.length > 0);
  const first = ({ head }: Entry) => head[0]?.text ?? '';
  return entries.map((entry) => {
    const isOnly = entries.every((other) => other === entry || first(other) !== first(entry));
    return { name: isOnly ? first(entry) : entry.head.map(({ text }) => text).join(' · '), entry };
  });
}

export function findRoleNamed(document: ResumeDocument, name: string | null): Entry | undefined {
  return name === null ? undefined : namedRoles(document).find((role) => role.name === name)?.entry;
}
