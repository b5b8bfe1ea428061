import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatAnswer } from '../../../assistant.ts';
import { say, type Turn } from '../answer.ts';
import type { Rewritten } from '../corrections/correct-dates.ts';
import { nameOfEntry, nameOfSection } from '../find/find-target.ts';
import { clip } from '../operations/task.ts';
import { rewriteChoice } from '../readings/rewrite-choice.ts';

const maxPlaces = 5;
/** So many places are kept for lists, where a resume has them. */
const maxLists = 3;

interface Likely {
  /** The first of the buttons. */
  readonly entry?: Entry | undefined;
  /** The line that is spoken of, as it would be. */
  readonly retold?: Rewritten | undefined;
  /** Only one of these can be meant. */
  readonly among?: readonly Entry[];
}

/** The places as buttons, each with the words to be written: nothing is stored until one is chosen. */
export function askPlace(turn: Turn, fact: string, { entry, retold, among }: Likely = {}): ChatAnswer {
  const { document } = turn.input;
  const jobs = among ?? jobsOf(document);
  const headed = document.sections.filter(({ heading }) => heading !== undefined);
  const ofList = headed.filter(({ kind }) => listing.has(kind)).slice(0, maxLists);
  // Prose takes a sentence where there is nothing else.
  const isAllProse = jobs.length + ofList.length === 0;
  const lists = among ? [] : isAllProse ? headed.filter(({ kind }) => kind === 'summary') : ofList;
  const names = namesApart(jobs);
  const places = [
    ...(entry ? [entry, ...jobs.filter((job) => job !== entry)] : jobs)
      .slice(0, maxPlaces - lists.length)
      .map((job) => ({ label: names.get(job) ?? nameOfEntry(job), slots: { words: fact, entry: job.id } })),
    ...lists.map((section) => ({ label: nameOfSection(section), slots: { words: fact, section: section.id } })),
  ];
  return {
    ...say(turn, 'whereToAdd', { fact: fact.replaceAll('\n', '; ') }),
    choices: [
      ...(retold ? [rewriteChoice(retold)] : []),
      ...places.map(({ label, slots }) => ({ label: clip(label), operation: { name: 'state' as const, slots } })),
    ],
  };
}

const listing: ReadonlySet<string> = new Set(['skills', 'education', 'certifications', 'languages']);

export const jobsOf = ({ sections }: ResumeDocument): readonly Entry[] =>
  sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .filter(({ head }) => head.length > 0);

/** By its first line; of two that read alike, with what comes below it. */
export function namesApart(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const first = entries.map(nameOfEntry);
  return new Map(
    entries.map((entry) => {
      const name = nameOfEntry(entry);
      const isAlone = first.indexOf(name) === first.lastIndexOf(name);
      const more = entry.head[1]?.text ?? entry.fields.organisation;
      return [entry, isAlone || more === undefined ? name : `${name}, ${more}`];
    }),
  );
}
