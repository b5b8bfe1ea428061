import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import type { ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import { entriesIn, mentionsIn } from '../operations/mentions.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import { linesChangedLast } from '../wishes/thread.ts';
import { homeOf, isSomewhere, slotsNamed, type Where } from './act-task.ts';

/** What the words for a place refer to: a job, a section, a line. */
export function whereNamed(document: ResumeDocument, words: string): Where {
  const { sections } = mentionsIn(document, words);
  const [entry, ...others] = entriesIn(document, words);
  if (entry && others.length === 0) return { entry };
  const [section, ...more] = sections;
  if (section && more.length === 0) return { section };
  const { things, isClear } = thingMeant(document, words);
  const [thing] = things;
  if (!isClear || !thing) return entryByWord(document, words);
  if (thing.kind === 'entry') return { entry: thing.entry };
  if (thing.kind === 'section') return { section: thing.section };
  return { line: thing.line, entry: homeOf(document, thing.line) };
}

/** "the nissan one": by a word that only one job has, even if in brackets. */
function entryByWord({ sections }: ResumeDocument, words: string): Where {
  const jobs = sections.flatMap(({ entries }) => entries).filter(({ head }) => head.length > 0);
  const said = namesIn(words).filter((name) => name.length > 3 || /\p{sc=Han}|\p{sc=Katakana}/u.test(name));
  const found = jobs.filter(({ head }) =>
    head.some(({ text }) => namesIn(text).some((name) => said.some((one) => isAlike(one, name)))),
  );
  return found.length === 1 ? { entry: found[0] } : {};
}

/** Where an act's subject belongs: named by the act, by its neighbours, or by what was mentioned last. */
export function whereOf(input: ChatInput, act: Act, acts: readonly Act[]): Where {
  const { document } = input;
  for (const words of slotsNamed(act, 'place')) {
    const where = whereNamed(document, words);
    if (isSomewhere(where)) return where;
  }
  const own = jobNamed(document, act.text);
  if (own) return { entry: own };
  const before = acts.slice(0, acts.indexOf(act)).reverse();
  for (const other of before) {
    const entry = jobNamed(document, other.text);
    if (entry) return { entry };
  }
  return {};
}

/** The job last talked about: in the last change, or named in the previous message. */
export function whereLast({ document, history, ...input }: ChatInput): Entry | undefined {
  const changed = linesChangedLast({ document, history, ...input });
  const homes = new Set(changed.flatMap((line) => homeOf(document, line) ?? []));
  const [home] = homes;
  const isJob = ({ id }: Entry) =>
    document.sections.some(({ kind, entries }) => isWork(kind) && entries.some((entry) => entry.id === id));
  const last = history.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const places = readActs(last, document).flatMap((act) => slotsNamed(act, 'place'));
  const named = places.flatMap((words) => jobNamed(document, words) ?? [])[0];
  return named ?? (homes.size === 1 && home && isJob(home) ? home : undefined);
}

function jobNamed(document: ResumeDocument, words: string): Entry | undefined {
  const found = entriesIn(document, words);
  return found.length === 1 ? found[0] : undefined;
}
