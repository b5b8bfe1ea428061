import { scoreMatch } from '@fitted/resume/match/score-match';
import { sayMissing } from '@fitted/resume/summary/say';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { proposeEdits } from '../propose-edits.ts';
import { add, addRole, addTo } from './add-fact.ts';
import { change, type Handler, listNames, openTurn, say } from './answer.ts';
import type { Intent } from './data/phrasing.ts';
import { fitOnePage } from './fit-one-page.ts';
import { keepBullets, shorten } from './length-intents.ts';
import { moveAfter, moveBefore, moveFirst, moveLast, sortRoles } from './move-intents.ts';
import { answerQuestion } from './pending.ts';
import { readCommand } from './read-command.ts';
import { remove, removeOneLine } from './remove-intents.ts';
import { rename } from './rename.ts';
import { stateAboutSelf } from './state-about-self.ts';
import { emphasise, replace } from './wording-intents.ts';

const mostGaps = 8;

const tailor: Handler = (turn) => {
  const edits = [...proposeEdits(turn.input)];
  return edits.length > 0 ? change(turn, edits, 'tailored') : say(turn, 'alreadyFits');
};

const showGaps: Handler = (turn) => {
  const { missing } = scoreMatch(turn.input.document, turn.input.job.profile);
  const names = missing.slice(0, mostGaps).map((requirement) => sayMissing(requirement, turn.input.language));
  return names.length > 0 ? say(turn, 'gaps', { names: listNames(names) }) : say(turn, 'noGaps');
};

const handlers: Readonly<Record<Intent, Handler>> = {
  undo: (turn) => (turn.input.canUndo ? { ...say(turn, 'undone'), action: 'undo' } : say(turn, 'nothingToUndo')),
  original: (turn) => ({ ...say(turn, 'original'), action: 'original' }),
  // Only an answer to a question of ours; by itself it says nothing.
  confirm: (turn) => say(turn, 'notUnderstood'),
  decline: (turn) => say(turn, 'nothingChanged'),
  'remove-line': removeOneLine,
  remove,
  rename,
  'move-first': moveFirst,
  'move-last': moveLast,
  'move-before': moveBefore,
  'move-after': moveAfter,
  'sort-roles': sortRoles,
  bullets: keepBullets,
  'one-page': fitOnePage,
  shorten,
  emphasise,
  replace,
  'add-role': addRole,
  'add-to': addTo,
  add,
  refuse: (turn) => say(turn, 'refused'),
  gaps: showGaps,
  tailor,
  help: (turn) => say(turn, 'help'),
};

/** Found by one word anywhere in the message. */
const vague: ReadonlySet<Intent> = new Set(['tailor', 'gaps', 'one-page', 'refuse']);

/** What a message asks for, done or asked back. Nothing is guessed: a request that could mean two things is a question. */
export async function answerMessage(input: ChatInput): Promise<ChatAnswer> {
  const command = readCommand(input.message, [input.language, input.document.language]);
  const turn = openTurn(input, command);
  const answered = await answerQuestion(turn, command, ({ intent }, asked) => handlers[intent](asked));
  if (answered) return answered;
  // "I improved the match day rota at Old Works" asks for nothing.
  const isStatement =
    command === undefined || (vague.has(command.intent) && /^i \p{L}+(?:ed|d|t)\b/iu.test(input.message));
  const stated = isStatement ? stateAboutSelf(turn) : undefined;
  if (stated) return stated;
  return command ? handlers[command.intent](turn) : say(turn, 'notUnderstood');
}
