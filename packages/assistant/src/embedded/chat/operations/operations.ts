import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { say } from '../answer.ts';
import { fitOnePage } from '../fit-one-page.ts';
import { add, addRole, state } from './handlers/add.ts';
import * as coach from './handlers/coach.ts';
import { correct } from './handlers/correct.ts';
import { shorten } from './handlers/cut-down.ts';
import { putBack, recall, reset, undo } from './handlers/history.ts';
import { move, sort } from './handlers/put-in-order.ts';
import { removeWords } from './handlers/remove-words.ts';
import { replace } from './handlers/replace-pair.ts';
import { merge, rename, split, tidy } from './handlers/reword.ts';
import { remove, retract } from './handlers/take-away.ts';
import type { Perform } from './task.ts';

/**
 * One handler for each operation; undefined when it cannot tell what is meant. A new operation needs a line here, in
 * `operation-traits.ts` and in `act-traits.ts`, examples and words.
 */
export const operations: Readonly<Record<OperationName, Perform>> = {
  state,
  add,
  add_role: addRole,
  correct,
  retract,
  remove,
  remove_words: removeWords,
  move,
  reorder: sort,
  rename,
  replace,
  shorten,
  one_page: (task) => fitOnePage(task),
  split,
  merge,
  strengthen: coach.strengthen,
  emphasise: coach.emphasise,
  tense: tidy,
  spelling: tidy,
  tailor: coach.tailor,
  improve: coach.improve,
  summary: coach.summary,
  add_all: coach.addAll,
  untrue: coach.untrue,
  undo,
  redo: (task) => say(task, 'nothingToRedo'),
  put_back: putBack,
  reset,
  compare: recall,
  changed: recall,
  explain: (task) => say(task, 'whyChanged'),
  honesty: (task) => say(task, 'nothingInvented'),
  weakest: coach.weakest,
  ready: coach.ready,
  missing: coach.missing,
  score: coach.score,
  gap: coach.gap,
  worry: coach.worry,
  advice: coach.advice,
  letter: coach.letter,
  translate: (task) => say(task, 'noTranslation'),
  format: (task) => say(task, 'aboutSite'),
  product: (task) => say(task, 'aboutSite'),
  help: (task) => say(task, 'help'),
  yes: coach.improve,
  no: (task) => say(task, 'nothingChanged'),
  choose: coach.improve,
  complain: (task) => say(task, 'sorry'),
  greeting: coach.greeting,
  thanks: (task) => say(task, 'welcome'),
  other: (task) => say(task, 'onlyResume'),
};
