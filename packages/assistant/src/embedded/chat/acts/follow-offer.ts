import { pattern } from '@fitted/language/pattern';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { foldLetters } from '../fold-name.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { operations } from '../operations/operations.ts';
import { openTask } from '../operations/task.ts';
import { contentOf, shareExplained } from '../readings/explained.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { bareWords } from '../wishes/name-words.ts';
import { isPlaced } from '../wishes/thread.ts';
import { slotsNamed } from './act-task.ts';
import { namesYear } from './part-of.ts';

const longest = 60;

/** "ok go on", "right so, take it off": a short message that names nothing means what the last reply offered. */
export async function followOffer(input: ChatInput): Promise<ChatAnswer | undefined> {
  const { choices = [], message, document } = input;
  if (choices.length === 0 || message.length > longest || /[?？]/u.test(message)) return undefined;
  if (isNamed(mentionsIn(document, message)) || clausesOf(message).some(({ act }) => act === 'keep')) return undefined;
  // What names something else is a wish of its own.
  if (
    contentOf(message).length > 1 &&
    shareExplained(
      message,
      choices.map(({ label }) => label),
    ) < 0.5
  )
    return undefined;
  const acts = readActs(message, document).filter(({ name }) => name !== 'talk' && name !== 'why');
  // The year of it is not all of it.
  if (acts.some((act) => [...slotsNamed(act, 'thing'), act.text].some(namesYear))) return undefined;
  const isSaid = acts.some(({ name }) => name === 'remove') || clausesOf(message).some(({ act }) => act === 'remove');
  const isRemoval = isSaid || removing(message) >= maybeRemoval;
  const removed = isRemoval ? await removeOffered(input) : undefined;
  if (removed) return removed;
  const isYes = acts.length > 0 && acts.every(({ name }) => name === 'yes');
  // A choice for what was already written could only move it elsewhere, and nobody means that by a yes.
  // What waits for a yes was settled before: a message that comes here meant something else.
  const [only, ...others] = choices.filter((choice) => choice.operation.name !== 'yes' && !isPlaced(choice, document));
  if (!isYes || !only || others.length > 0) return undefined;
  const { name, slots } = only.operation;
  return operations[name](openTask(input, name, slots.words ?? message, slots));
}

const removing = (message: string): number =>
  readOperation(message)
    .filter(({ label }) => hasTrait(label, 'takes-away'))
    .reduce((sum, { share }) => sum + share, 0);

/** If a button removes something and nothing else is named, little is needed to mean it. */
const maybeRemoval = 0.25;

/** Removes what the only removal button below the last reply offers. */
export async function removeOffered(input: ChatInput): Promise<ChatAnswer | undefined> {
  const [only, ...others] = (input.choices ?? []).filter(({ operation }) => operation.name === 'remove');
  if (!only || others.length > 0) return undefined;
  const { slots } = only.operation;
  return operations.remove(openTask(input, 'remove', slots.words ?? input.message, slots));
}

const pointing = pattern('iu')`^${actCues.any('pointing')}$`;

/** "it", "that": nothing is named. */
export const isPointing = (name: string): boolean => bareWords(name) === '' || pointing.test(foldLetters(name.trim()));
