import type { Line, ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import { isSomewhere, type Where } from '../acts/act-task.ts';
import { whereNamed } from '../acts/find-where.ts';
import type { Place } from '../find/find-place.ts';

/** The place that an act names, if it names one alone. */
export function placeNamed(document: ResumeDocument, names: readonly string[]): Place | undefined {
  const [name, ...others] = names;
  return name === undefined || others.length > 0 ? undefined : placeAt(document, whereNamed(document, name));
}

/** A job, or a section that is not a list of several jobs; beside a line of such a section is in it. */
export function placeAt(document: ResumeDocument, where: Where): Place | undefined {
  if (!isSomewhere(where)) return undefined;
  const home =
    where.line &&
    document.sections.find(({ entries }) => entries.some(({ body, head }) => has(body, where) || has(head, where)));
  if (home && isWork(home.kind)) return undefined;
  if (where.entry && !home) return { kind: 'entry', entry: where.entry };
  const section = home ?? where.section;
  if (!section) return undefined;
  // Which of several jobs is meant has to be asked.
  const isOfJobs = isWork(section.kind) && section.entries.filter(({ head }) => head.length > 0).length > 1;
  return isOfJobs || !document.sections.includes(section) ? undefined : { kind: 'section', section };
}

const has = (lines: readonly Line[], { line }: Where): boolean => line !== undefined && lines.includes(line);
