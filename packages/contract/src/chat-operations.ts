import { z } from 'zod';

/** What a person can want of the chat. The page offers them as buttons, the model calls them, words are read as them. */
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

/** What an operation is about, as far as it is settled: names of lines and places in the resume as it stands, facts by id, words. */
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

/** A likely reading of what was said, as a button that does it. */
export const Choice = z.object({ label: z.string(), operation: Operation });
export type Choice = z.infer<typeof Choice>;
