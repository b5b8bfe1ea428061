import { z } from 'zod';

/** What a person can ask the chat to do. The page offers these as buttons, and messages are mapped to them. */
export const operationNames = [
  'state',
  'add',
  'add_role',
  'correct',
  'retract',
  'remove',
  'remove_words',
  'move',
  'reorder',
  'rename',
  'replace',
  'shorten',
  'one_page',
  'split',
  'merge',
  'strengthen',
  'emphasise',
  'tense',
  'spelling',
  'tailor',
  'improve',
  'summary',
  'add_all',
  'untrue',
  'undo',
  'redo',
  'put_back',
  'reset',
  'compare',
  'changed',
  'explain',
  'honesty',
  'weakest',
  'ready',
  'missing',
  'score',
  'gap',
  'worry',
  'advice',
  'letter',
  'translate',
  'format',
  'product',
  'help',
  'yes',
  'no',
  'choose',
  'complain',
  'greeting',
  'thanks',
  'other',
] as const;
export type OperationName = (typeof operationNames)[number];

/** An operation with the slots known so far: lines and places of the current resume by name, facts by id, and text. */
export const Operation = z.object({
  name: z.enum(operationNames),
  slots: z
    .partialRecord(
      z.enum(['fact', 'line', 'entry', 'section', 'item', 'words', 'to', 'place', 'topic']),
      z.string().max(4000),
    )
    .default({}),
});
export type Operation = z.infer<typeof Operation>;

/** A possible meaning of a message, offered as a button. */
export const Choice = z.object({ label: z.string(), operation: Operation });
export type Choice = z.infer<typeof Choice>;
