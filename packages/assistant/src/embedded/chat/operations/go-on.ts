import type { Operation, OperationName } from '@fitted/contract/assistant/chat-operations';
import { looseQuotationsIn } from '@fitted/language/writing/quotations';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { namesYear } from '../acts/part-of.ts';
import { openTurn, shownFirst } from '../answer.ts';
import { isQuestion } from '../is-question.ts';
import { linesWrittenLast } from '../last-change.ts';
import { bareWords, namesIn } from '../wishes/name-words.ts';
import { thingMeant } from '../wishes/thing-meant.ts';
import type { Thing } from '../wishes/things.ts';
import { isNamed, mentionsIn } from './mentions.ts';
import { operations } from './operations.ts';
import { openTask } from './task.ts';

/** A longer message says itself what it is about. */
const maxWords = 8;
const maxCharacters = 60;
const likely = 0.2;

/** What people ask for without saying of what, when it has just been spoken of: to improve one line is to strengthen it. */
const goingOn: Partial<Record<OperationName, OperationName>> = {
  shorten: 'shorten',
  strengthen: 'strengthen',
  improve: 'strengthen',
  remove: 'remove',
  split: 'split',
};

/**
 * "shorter", "still too long, one line only", "ok drop them": a request that names nothing is about what the last turn
 * changed, what it was asked about, or the line that our reply put first.
 */
export async function goOn(input: ChatInput): Promise<ChatAnswer | undefined> {
  const { message, document } = input;
  if (input.history.length === 0 || (input.waiting ?? []).length > 0 || !isBare(input)) return undefined;
  // The year of it is not all of it.
  if (namesYear(message)) return undefined;
  const guess = readOperation(message).find(({ label, share }) => share >= likely && goingOn[label]);
  const name = guess && goingOn[guess.label];
  if (!name) return undefined;
  // To take out what was just written is to undo it.
  if (name === 'remove' && linesWrittenLast(openTurn(input)).length > 0) return undefined;
  const slots = spokenOf(input);
  const answer = slots && (await operations[name](openTask(input, name, message, slots)));
  if (!answer) return undefined;
  // A whole job or section goes by its name alone, so that what a pronoun means is shown first.
  const isLine = slots.line !== undefined && linesOf(document).some(({ id }) => id === slots.line);
  return name === 'remove' && !isLine ? shownFirst(answer) : answer;
}

/** It names nothing of the resume, asks nothing, and gives no figure or wording. */
function isBare({ message, document }: ChatInput): boolean {
  const text = message.trim();
  if (text.length > maxCharacters || text.split(/\s+/u).length > maxWords || /\p{N}/u.test(text)) return false;
  if (/[?？]/u.test(text) || isQuestion(text) || looseQuotationsIn(text).length > 0) return false;
  return !isNamed(mentionsIn(document, text)) && thingMeant(document, text).things.length === 0;
}

/** The one thing that the last turn was about. */
function spokenOf(input: ChatInput): Operation['slots'] | undefined {
  const { document, history } = input;
  const lines = linesOf(document);
  const written = new Set(linesWrittenLast(openTurn(input)));
  const [changed, ...more] = lines.filter(({ text }) => written.has(text));
  if (changed) return more.length === 0 ? { line: changed.id } : undefined;
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const { entries, sections } = mentionsIn(document, asked);
  if (entries.length === 1 && entries[0] && sections.length === 0) return { entry: entries[0].id };
  const { things, isClear } = thingMeant(document, asked);
  const [thing, ...others] = namesIn(bareWords(asked)).length > 0 && isClear ? things : [];
  if (thing && others.length === 0) return slotsOf(thing);
  const quoted = looseQuotationsIn(history.at(-1)?.content ?? '').map(({ words }) => words);
  const line = quoted.map((words) => lines.find(({ text }) => text === words)).find((one) => one !== undefined);
  return line && { line: line.id };
}

const slotsOf = (thing: Thing): Operation['slots'] =>
  thing.kind === 'entry'
    ? { entry: thing.entry.id }
    : thing.kind === 'section'
      ? { section: thing.section.id }
      : { line: thing.line.id, words: thing.text };
