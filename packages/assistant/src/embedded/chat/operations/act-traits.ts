import { type OperationName, operationNames } from '@fitted/contract/assistant/chat-operations';
import type { ActName } from '../../../understand/acts/tags.ts';
import { operationsThat } from './operation-traits.ts';

/**
 * What a part of a longer message does when it means the operation: messages of more than 14 words are read as acts, not
 * as operations, and the tagger learns from the examples of both. Null for what is only ever meant by a short message or
 * a button.
 */
export const actOf = {
  state: 'tell',
  add: 'tell',
  add_role: 'tell',
  correct: 'change',
  retract: 'retract',
  remove: 'remove',
  remove_words: 'remove',
  move: 'move',
  reorder: 'move',
  rename: 'change',
  replace: 'change',
  shorten: 'reword',
  one_page: 'onepage',
  split: 'split',
  merge: 'join',
  strengthen: 'reword',
  emphasise: 'reword',
  tense: 'fix',
  spelling: 'fix',
  tailor: 'tailor',
  improve: 'improve',
  summary: 'write',
  add_all: null,
  untrue: 'untrue',
  undo: 'undo',
  redo: 'undo',
  put_back: 'undo',
  reset: 'undo',
  compare: null,
  changed: 'review',
  explain: 'review',
  honesty: 'review',
  weakest: 'review',
  ready: 'review',
  missing: 'review',
  score: 'review',
  gap: 'ask',
  worry: 'talk',
  advice: 'ask',
  letter: 'ask',
  translate: null,
  format: 'ask',
  product: 'ask',
  help: null,
  yes: 'yes',
  no: 'no',
  choose: null,
  complain: 'talk',
  greeting: 'talk',
  thanks: 'talk',
  other: null,
} as const satisfies Readonly<Record<OperationName, ActName | null>>;

export const operationsOf = (act: ActName): readonly OperationName[] =>
  operationNames.filter((name) => actOf[name] === act);

type Own<Act extends ActName> = {
  [Name in OperationName]: (typeof actOf)[Name] extends Act ? Name : never;
}[OperationName];

type Performing<Name extends OperationName> =
  /**
   * Calls the handler of the operation that its words are read as, one of its own or of `also`; of `otherwise` if they do
   * not decide, or none if that is null.
   */
  | { readonly otherwise: Name | null; readonly also: readonly OperationName[] }
  /**
   * Has a handler of its own, which works from the slots. Of the act's operations it calls those marked true, which it
   * names. The others are performed only where it finds nothing to do and the words are read once more as an operation.
   */
  | { readonly calls: Readonly<Record<Name, boolean>> };

/** Whether an act calls the handlers of its operations. The acts themselves are in `acts/answer-acts.ts`. */
export const performing = {
  tell: { calls: { state: false, add: false, add_role: false } },
  change: { calls: { correct: false, rename: false, replace: false } },
  remove: { calls: { remove: false, remove_words: false } },
  retract: { otherwise: 'retract', also: operationsThat('takes-away') },
  move: { otherwise: 'move', also: [] },
  // "in the past tense" is a way to word it.
  reword: { otherwise: 'strengthen', also: ['tense'] },
  write: { otherwise: 'summary', also: ['letter'] },
  split: { otherwise: 'split', also: [] },
  join: { otherwise: 'merge', also: [] },
  fix: { calls: { tense: true, spelling: true } },
  onepage: { otherwise: 'one_page', also: [] },
  tailor: { calls: { tailor: true } },
  improve: { otherwise: 'improve', also: [] },
  undo: { otherwise: null, also: [] },
  keep: { calls: {} },
  review: { otherwise: 'ready', also: [] },
  ask: { calls: { gap: false, advice: false, letter: false, format: false, product: false } },
  untrue: { calls: { untrue: false } },
  talk: { calls: { worry: false, complain: true, greeting: true, thanks: true } },
  why: { calls: {} },
  yes: { calls: { yes: false } },
  no: { calls: { no: false } },
} as const satisfies { readonly [Act in ActName]: Performing<Own<Act>> };

/** The acts that call the operation which their words are read as. */
export type ReadingAct = {
  [Act in ActName]: (typeof performing)[Act] extends { readonly otherwise: unknown } ? Act : never;
}[ActName];
