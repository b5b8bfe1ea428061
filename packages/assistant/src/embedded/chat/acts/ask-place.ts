import type { Entry } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { say } from '../answer.ts';
import type { Rewritten } from '../corrections/correct-dates.ts';
import { nameOfEntry, nameOfSection } from '../find/find-target.ts';
import { clip } from '../operations/task.ts';
import { rewriteChoice } from '../readings/rewrite-choice.ts';
import type { ActTask } from './act-task.ts';

const maxPlaces = 5;

/** The places as buttons: the line that is spoken of, as it would be; jobs, and the sections that such a fact may go in. */
export function askPlace(task: ActTask, fact: string, likely?: Entry, retold?: Rewritten): ChatAnswer {
  const { sections } = task.input.document;
  const jobs = sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);
  const lists = sections.filter(
    ({ kind, heading }) => heading && ['skills', 'education', 'certifications', 'summary'].includes(kind),
  );
  const choices = [
    ...(likely ? [likely, ...jobs.filter((job) => job !== likely)] : jobs)
      .slice(0, maxPlaces - Math.min(3, lists.length))
      .map((entry) => ({ label: nameOfEntry(entry), slots: { words: fact, entry: entry.id } })),
    ...lists.map((section) => ({ label: nameOfSection(section), slots: { words: fact, section: section.id } })),
  ].slice(0, maxPlaces);
  return {
    ...say(task, 'whereToAdd', { fact }),
    choices: [
      ...(retold ? [rewriteChoice(retold)] : []),
      ...choices.map(({ label, slots }) => ({ label: clip(label), operation: { name: 'state' as const, slots } })),
    ],
  };
}
