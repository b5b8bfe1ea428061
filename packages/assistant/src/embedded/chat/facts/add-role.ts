import type { Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { capitalise } from '../../letter-case.ts';
import type { Turn } from '../answer.ts';
import { roleStatements } from '../data/role-statements.ts';

/** "I worked at Mayo Clinic from 2014 to 2016 as a CNA": a new entry among the jobs, latest first. */
export function roleToldIn({ input }: Turn, fact: string): Edit | undefined {
  const section = input.document.sections.find(({ kind }) => kind === 'experience');
  const groups = roleStatements.map((pattern) => pattern.exec(fact)?.groups).find(Boolean);
  const { title, employer, from, to } = groups ?? {};
  if (!section || !title || !employer || !from || !to) return undefined;
  // "for 3 years at Acme", "ich war … zuständig bei": neither a name nor a title.
  if (/^\p{N}|(?<!\p{L})(?:at|for)(?!\p{L})/iu.test(employer) || (/^ich /iu.test(fact) && !/^\p{Lu}/u.test(title)))
    return undefined;
  const head = /\p{sc=Han}/u.test(employer + title)
    ? `${employer} ${title} ${from}年 - ${to}年`
    : `${capitalise(title)}, ${employer}, ${from} - ${to}`;
  const year = Number(/\d{4}/u.exec(from)?.[0]);
  const newer = section.entries.findLast(
    ({ fields: { period } }) => period?.isCurrent || (period?.start?.year ?? 0) >= year,
  );
  return newEntry(section, head, newer?.id ?? null);
}

/** A new job, degree or certificate, as an entry with a head of its own. */
export function newEntry(section: Section, text: string, afterEntryId = section.entries.at(-1)?.id ?? null): Edit {
  return {
    id: `stated-fact:entry:${section.id}:${text}`,
    kind: 'insert-entry',
    target: { sectionId: section.id, afterEntryId },
    headLines: 1,
    line: { kind: 'text', depth: 0 },
    before: '',
    after: text,
    reason: { code: 'stated-fact', params: {} },
    evidence: [],
  };
}
