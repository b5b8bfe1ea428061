import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesTakenWith } from '@fitted/resume/edit/employer-groups';
import { joinTexts, linesOfSection } from '@fitted/resume/edit/text-at';
import type { ChatAnswer } from '../../../assistant.ts';
import { removeLine, replaceLine } from '../../build-edit.ts';
import { change, requested, say } from '../answer.ts';
import { removeContact } from '../contact.ts';
import { contactWords } from '../data/contact-words.ts';
import { nameOfEntry, nameOfSection } from '../find-target.ts';
import { foldLetters } from '../fold-name.ts';
import { findLabelled } from '../labelled-lines.ts';
import { linesWrittenLast } from '../last-change.ts';
import { changeAsAsked, takeOut } from '../take-out.ts';
import { choice, entryMeant, linesMeant, offer, offerLines, type Perform, sectionMeant, type Task } from './task.ts';
import { deictic } from './units.ts';

/** Items, a line, a section or a way to be reached go at once; a whole job is asked about first. */
export const remove: Perform = (task) => {
  const { mentions, slots, input } = task;
  if (slots.line) return chosenLine(task);
  // "delete it": as it was before.
  if (isOnlyThat(task) && linesWrittenLast(task).length > 0)
    return input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : undefined;
  const contact = contactIn(task);
  if (contact) return contact;
  if (mentions.quotes.length === 0 && mentions.items.length > 0 && !mentions.saysLine) return removeItems(task);
  const entry = entryMeant(task);
  const section = sectionMeant(task);
  if (slots.section && section) return removeSection(task);
  const lines = linesMeant(task);
  if (!mentions.saysLine && !mentions.saysJob && section && !entry && mentions.quotes.length === 0)
    return removeSection(task);
  if (slots.entry || (entry && mentions.saysJob && !mentions.saysLine)) return removeEntry(task);
  // A word of a line is not the line: who names only that is asked.
  const isClear = lines.length === 1 && (mentions.saysLine || mentions.quotes.length > 0);
  if (isClear) return chosenLine({ ...task, slots: { ...slots, line: lines[0]?.id ?? '' } });
  if (lines.length > 0) return offerLines(task, lines);
  const words = wordsOf(task.text).find((word) => findLabelled(input.document, word));
  const labelled = words ? findLabelled(input.document, words) : undefined;
  if (labelled)
    return change(
      task,
      labelled.map((line) => removeLine(line, 'requested')),
    );
  if (entry && !mentions.saysLine) return removeEntry(task);
  return mentions.saysLine ? say(task, 'notFound', { name: task.text }) : undefined;
};

function isOnlyThat({ mentions, text, slots }: Task): boolean {
  const { quotes, sections, entries, lines, items } = mentions;
  const isNamed =
    [quotes, sections, entries, lines, items].some(({ length }) => length > 0) || Object.keys(slots).length > 0;
  return !isNamed && deictic.test(foldLetters(text).toLowerCase());
}

const wordsOf = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.flatMap((word, at) => [words.slice(at, at + 2).join(' '), word]);
};

function chosenLine(task: Task): ChatAnswer | undefined {
  const [line] = linesMeant(task);
  return line && change(task, [removeLine(line, 'requested')]);
}

function removeItems(task: Task): ChatAnswer {
  const { items } = task.mentions;
  const lines = [...new Set(items.map(({ line }) => line))];
  const { edits } = takeOut(
    lines,
    items.map(({ item }) => item),
  );
  return changeAsAsked(task, edits);
}

function removeSection(task: Task): ChatAnswer | undefined {
  const section = sectionMeant(task);
  if (!section) return undefined;
  return change(task, [removal({ sectionId: section.id }, linesOfSection(section))]);
}

/** Much goes with it, so it is asked about, by a button that does it. */
function removeEntry(task: Task): ChatAnswer | undefined {
  const entry = entryMeant(task);
  const home = task.input.document.sections.find(({ entries }) => entry && entries.includes(entry));
  if (!entry || !home) return undefined;
  if (task.slots.entry) return change(task, [removal({ entryId: entry.id }, linesTakenWith(home, entry))]);
  return offer(task, 'removeWhole', [choice(task, nameOfEntry(entry), { entry: entry.id })]);
}

function removal(target: { readonly sectionId: string } | { readonly entryId: string }, lines: readonly Line[]): Edit {
  const id = 'sectionId' in target ? target.sectionId : target.entryId;
  return {
    id: `requested:remove:${id}`,
    kind: 'remove',
    target,
    before: joinTexts(lines),
    after: '',
    reason: requested,
    evidence: [],
  };
}

function contactIn(task: Task): ChatAnswer | undefined {
  const words = (
    foldLetters(task.text)
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? []
  ).filter((word) =>
    [contactWords.email, contactWords.phone, contactWords.place].some((pattern) => pattern.test(word)),
  );
  const edits = words.flatMap((word) => removeContact(task, word) ?? []);
  return edits.length > 0 ? changeAsAsked(task, edits) : undefined;
}

/** Words leave their line, and what is left reads as it did. */
export const removeWords: Perform = (task) => {
  const { quotes, sections } = task.mentions;
  const [words] = quotes;
  if (!words) return undefined;
  const lines = task.input.document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  const edits = lines.flatMap((line): Edit[] => {
    const at = line.text.toLowerCase().indexOf(words.toLowerCase());
    if (at < 0) return [];
    const rest = `${line.text.slice(0, at)}${line.text.slice(at + words.length)}`
      .replace(/\s+/gu, ' ')
      .replace(/(?<!\s)\s+([,.;])/gu, '$1')
      .trim();
    const after = at === 0 ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
    return after === '' ? [removeLine(line, 'requested')] : [replaceLine(line, after, 'requested')];
  });
  if (edits.length === 0) return say(task, 'notFound', { name: words });
  const meant = edits.length > 1 && task.mentions.saysLine && sections.length === 0 ? linesMeant(task) : [];
  return changeAsAsked(task, meant.length === 1 ? edits.filter(({ before }) => before === meant[0]?.text) : edits);
};

export const nameOfPlace = (task: Task): string | undefined => {
  const [entry, section] = [entryMeant(task), sectionMeant(task)];
  return entry ? nameOfEntry(entry) : section && nameOfSection(section);
};
