import type { OperationName } from '@fitted/contract/chat-operations';
import { say } from '../answer.ts';
import { fitOnePage } from '../fit-one-page.ts';
import { recall } from '../follow-ups.ts';
import * as coach from './coach.ts';
import { move, sort } from './put-in-order.ts';
import { correct, merge, rename, replace, split, tidy } from './reword.ts';
import { shortenMeant } from './shorten.ts';
import { state } from './state.ts';
import { remove, removeWords } from './take-away.ts';
import type { Perform } from './task.ts';

/** One handler for each operation; undefined when it cannot tell what is meant. A new operation is a line here, its examples and its words. */
export const operations: Readonly<Partial<Record<OperationName, Perform>>> = {
  state,
  correct,
  remove,
  remove_words: removeWords,
  move,
  reorder: sort,
  rename,
  replace,
  shorten: shortenMeant,
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
  untrue: (task) => say(task, 'onlyTrue'),
  undo: (task) => (task.input.canUndo ? { ...say(task, 'undone'), action: 'undo' } : say(task, 'nothingToUndo')),
  reset: (task) => ({ ...say(task, 'original'), action: 'original' }),
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
  no: (task) => say(task, 'nothingChanged'),
  complain: (task) => say(task, 'sorry'),
  greeting: coach.greeting,
  thanks: (task) => say(task, 'welcome'),
  other: (task) => say(task, 'onlyResume'),
};
