import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import { unquote } from '@fitted/language/writing/quotations';
import { linesOf } from '@fitted/resume/edit/text-at';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { operationCues } from '../../../cues.ts';
import type { Guess } from '../../../understand/linear-model.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { itThere } from '../facts/add-fact.ts';
import { contactNamed } from '../find/contact.ts';
import { splitPlaceOf } from '../find/find-place.ts';
import { entriesNamedIn } from '../find/find-target.ts';
import { foldLetters } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { readSlots } from '../read-slots.ts';
import { operationsThat } from './operation-traits.ts';
import type { Task } from './task.ts';
import { directions, lineUnit, notThat, withoutCounts } from './units.ts';

type Guesses = readonly Guess<OperationName>[];

/** How many times likelier a reading becomes if this resume has what it refers to. */
const weights = {
  replaced: 6,
  denied: 4,
  added: 3,
  placed: 4,
  reached: 3,
  told: 4,
  counted: 2,
  idle: 0.2,
  amended: 20,
} as const;

/** The model sees only the words; a reading is likelier if the resume has what it would change. */
export function weighByResume(task: Task, guesses: Guesses): Guesses {
  const likelier = new Map<OperationName, number>();
  const favour = (names: readonly OperationName[], by: number) => {
    for (const name of names) likelier.set(name, (likelier.get(name) ?? 1) * by);
  };
  if (namesReplaced(task)) favour(['replace', 'rename'], weights.replaced);
  if (deniesWhatStands(task)) favour(['correct'], weights.denied);
  if (slotsOf(task, ['add', 'add-to', 'add-role'])) favour(['add'], weights.added);
  if (namesPlaces(task)) favour(['move'], weights.placed);
  if (namesContact(task)) favour(['remove', 'correct'], weights.reached);
  if (tellsOfJob(task)) favour(['state'], weights.told);
  if (task.mentions.isCounted && task.mentions.lines.length > 0)
    favour(['remove', 'move', 'strengthen'], weights.counted);
  if (namesSomething(task)) favour(operationsThat('names-nothing'), weights.idle);
  if (likelier.size === 0) return guesses;
  const weighed = guesses.map(({ label, share }) => ({ label, share: share * (likelier.get(label) ?? 1) }));
  // Readings left out of the guesses keep their likelihood.
  const others = 1 - guesses.reduce((sum, { share }) => sum + share, 0);
  const all = weighed.reduce((sum, { share }) => sum + share, Math.max(0, others));
  return weighed
    .map(({ label, share }) => ({ label, share: share / all }))
    .sort((one, other) => other.share - one.share);
}

/** People who name one of their sections or skills want something done with it. */
function namesSomething({ mentions }: Task): boolean {
  return mentions.sections.length + mentions.items.length + mentions.quotes.length > 0;
}

const slotsOf = ({ text, input }: Task, wanted: Parameters<typeof readSlots>[2]) =>
  readSlots(text, [input.language, input.document.language], wanted);

function stands({ input }: Task, words: string): boolean {
  const name = unquote(words);
  return name.length > 1 && linesOf(input.document).some(({ text }) => wordPattern(name).test(text));
}

const ownWords = pattern('iu')`^${operationCues.any('ownWords')}\s+`;

/** "change X to Y", and the resume has X. */
function namesReplaced(task: Task): boolean {
  const { from = '', to = '' } = slotsOf(task, ['replace'])?.groups ?? {};
  const own = from.replace(ownWords, '');
  if (to !== '' && task.mentions.isCounted && lineUnit.test(from)) return true;
  return (
    to !== '' &&
    (stands(task, from) ||
      stands(task, own) ||
      stands(task, splitPlaceOf(task.input.document, from, task.input.language)?.words ?? '') ||
      contactNamed(task, from) !== undefined)
  );
}

/** "…, not 4", and the resume has 4. */
function deniesWhatStands(task: Task): boolean {
  return [...foldLetters(task.text).matchAll(notThat)]
    .map((found) => (found.slice(1).find(Boolean) ?? '').replace(/(?<![.,!?])[.,!?]+$/u, ''))
    .some((word) => /\p{N}/u.test(word) && stands(task, word));
}

/** What was written a moment ago settles it: its figure, its place, or one more line like it. */
export function settledBy(task: Task): OperationName | undefined {
  const isLast = linesWrittenLast(task).some(Boolean);
  if (!isLast) return undefined;
  if (amendsLast(task)) return 'correct';
  return placesLast(task) || slotsOf(task, ['add-more']) ? 'add' : undefined;
}

/** "no, 3m", right after a line with a figure was written. */
function amendsLast(task: Task): boolean {
  return linesWrittenLast(task).some((line) => /\p{N}/u.test(line ?? '')) && slotsOf(task, ['amend']) !== undefined;
}

/** "put it in my current job", right after it was written elsewhere. */
function placesLast(task: Task): boolean {
  return linesWrittenLast(task).some(Boolean) && itThere.test(slotsOf(task, ['add'])?.groups.fact ?? '');
}

/** Two sections or two jobs with a direction between them, or one section and where it should go. */
function namesPlaces({ mentions, text }: Task): boolean {
  const folded = withoutCounts(foldLetters(text).toLowerCase());
  const [between, ends] = [directions.slice(0, 3), directions.slice(3)].map((some) =>
    some.some(([, pattern]) => pattern.test(folded)),
  );
  const { sections, entries, items } = mentions;
  return Boolean(
    (between && (sections.length === 2 || entries.length === 2)) ||
      (ends && sections.length < 2 && sections.length + items.length > 0),
  );
}

/** "I cut the waiting time at Globex" describes work there. */
function tellsOfJob({ input, text }: Task): boolean {
  return entriesNamedIn(input.document, text).length === 1 && tellsOfSelf(text.trim()) && !/[?？]$/u.test(text.trim());
}

function namesContact(task: Task): boolean {
  const words = foldLetters(task.text).match(/[\p{L}-]+/gu) ?? [];
  return words.some((word) => word.length > 3 && contactNamed(task, word) !== undefined);
}
