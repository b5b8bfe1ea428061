import type { Choice, OperationName } from '@fitted/contract/assistant/chat-operations';
import type { ChatAnswer } from '../../../assistant.ts';
import { doingWords, fill } from '../../../chat/chat-words.ts';
import { say, type Turn } from '../answer.ts';
import { clip } from '../operations/task.ts';
import type { Clause } from './clauses.ts';
import type { Wish } from './read-wishes.ts';
import type { Thing } from './things.ts';

/** One wish of a message, with everything needed to grant it. */
export interface WishTask extends Turn {
  readonly wish: Wish;
  readonly wishes: readonly Wish[];
  /** What the message says besides its wishes. */
  readonly told: readonly Clause[];
}

/** Undefined where the wish is not clear enough to be granted. */
export type Grant = (task: WishTask) => ChatAnswer | undefined | Promise<ChatAnswer | undefined>;

/** A reply from `doingWords` that changes nothing. */
export function tell({ input }: Turn, key: keyof (typeof doingWords)['en'], name = ''): ChatAnswer {
  const words = fill(doingWords[input.language][key], { name: clip(name) });
  return { words, action: 'none', edits: [], statedFacts: [] };
}

/** Offers the same operation for each of these. */
export function offerThings(task: Turn, name: string, operation: OperationName, things: readonly Thing[]): ChatAnswer {
  const choices = things
    .slice(0, 3)
    .map((thing): Choice => ({ label: clip(thing.text), operation: { name: operation, slots: slotsOf(thing) } }));
  const isLines = things.every(({ kind }) => kind === 'line' || kind === 'part');
  return { ...(isLines ? say(task, 'whichLine') : tell(task, 'whichOf', name)), choices };
}

function slotsOf(thing: Thing): Choice['operation']['slots'] {
  if (thing.kind === 'section') return { section: thing.section.id };
  if (thing.kind === 'entry') return { entry: thing.entry.id };
  return thing.kind === 'line' ? { line: thing.line.id } : { line: thing.line.id, words: thing.text };
}
