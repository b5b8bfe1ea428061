import type { Choice, Operation, OperationName } from '@fitted/contract/assistant/chat-operations';
import type { ReplyWords } from '@fitted/language/reply-words';
import type { Entry, Line, Section } from '@fitted/resume/document';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { openTurn, say, type Turn } from '../answer.ts';
import { bodyOf } from '../find/find-target.ts';
import { foldLetters } from '../fold-name.ts';
import { linesWrittenLast } from '../last-change.ts';
import { type Mentions, mentionsIn } from './mentions.ts';
import { deictic, wholeWords } from './units.ts';

/** One part of a message, the operation it was read as, and what it refers to. */
export interface Task extends Turn {
  readonly name: OperationName;
  readonly text: string;
  readonly mentions: Mentions;
  readonly slots: Operation['slots'];
}

export type Perform = (task: Task) => ChatAnswer | undefined | Promise<ChatAnswer | undefined>;

export function openTask(input: ChatInput, name: OperationName, text: string, slots: Operation['slots'] = {}): Task {
  return { ...openTurn(input), name, text, slots, mentions: mentionsIn(input.document, text) };
}

const maxLabelLength = 80;
const maxChoices = 3;

/** Offers the likeliest readings as buttons. */
export function offer(task: Turn, key: keyof ReplyWords, choices: readonly Choice[]): ChatAnswer {
  return { ...say(task, key), choices: choices.slice(0, maxChoices) };
}

/** Offers the same operation for each of these lines. */
export function offerLines(task: Task, lines: readonly Line[]): ChatAnswer {
  return offer(
    task,
    'whichLine',
    lines.map(({ id, text }) => choice(task, text, { ...task.slots, words: task.text, line: id })),
  );
}

export function choice(task: Task, label: string, slots: Operation['slots'], name = task.name): Choice {
  return { label: clip(label), operation: { name, slots } };
}

export const clip = (text: string): string =>
  text.length > maxLabelLength ? `${text.slice(0, maxLabelLength).trimEnd()}…` : text;

/** The lines that are meant: chosen, mentioned, or written last ("that one"). */
export function linesMeant({ slots, mentions, text, ...turn }: Task): readonly Line[] {
  const { head, sections } = turn.input.document;
  const heads = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.head));
  const all = [...head.lines, ...heads, ...bodyOf(sections)];
  const chosen = all.filter(({ id }) => id === slots.line);
  if (chosen.length > 0) return chosen;
  if (mentions.lines.length > 0) return mentions.lines;
  const folded = foldLetters(text).toLowerCase();
  // "shorten the resume" is not about the line written last.
  if (!deictic.test(folded) || wholeWords.test(folded)) return [];
  const written = new Set(linesWrittenLast(turn));
  return all.filter((line) => written.has(line.text));
}

export function entryMeant({ slots, mentions, input }: Task): Entry | undefined {
  const entries = input.document.sections.flatMap((section) => section.entries);
  return (
    entries.find(({ id }) => id === slots.entry) ?? (mentions.entries.length === 1 ? mentions.entries[0] : undefined)
  );
}

export function sectionMeant({ slots, mentions, input }: Task): Section | undefined {
  const chosen = input.document.sections.find(({ id }) => id === slots.section);
  return chosen ?? (mentions.sections.length === 1 ? mentions.sections[0] : undefined);
}
