import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { sayMissing } from '@fitted/resume/summary/say';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { proposeEdits } from '../propose-edits.ts';
import { add, addRole, addTo } from './add-fact.ts';
import { change, type Handler, listNames, openTurn, refuse, say, type Turn } from './answer.ts';
import { joinAnswers } from './answer-requests.ts';
import { type Intent, vagueIntents } from './data/phrasing.ts';
import { fitOnePage } from './fit-one-page.ts';
import { addMore, amend, bringBack, isCounted, recall, sameRequest, takeBack, undoneRequest } from './follow-ups.ts';
import { isForbidding, isQuestion } from './is-question.ts';
import { keepBullets, shorten } from './length-intents.ts';
import { moveAfter, moveBefore, moveDown, moveFirst, moveLast, moveUp, sortRoles } from './move-intents.ts';
import { offerReadings, performChosen, performRead, performTalk, wantsOtherThanTell } from './operations/perform.ts';
import { answerQuestion } from './pending.ts';
import { type ReadCommand, readCommand } from './read-command.ts';
import { askFirst, remove, removeOneLine } from './remove-intents.ts';
import { rename } from './rename.ts';
import { joinedRequestsIn, type Request, sentencesIn } from './split-requests.ts';
import { stateAboutSelf, tellsDeed } from './state-about-self.ts';
import { swap } from './swap.ts';
import { emphasise, removeWord, replace } from './wording-intents.ts';

const mostGaps = 8;

/** What was stated was placed, asked about or taken out again in its own turn: it is not put in a second time. */
function proposals({ input }: Turn): Edit[] {
  return [...proposeEdits({ ...input, statedFacts: [] })];
}

/** Known by one word anywhere in the message, so that who asks about it, or forbids it, is not taken at that word. */
const tailor: Handler = (turn) => {
  if (isQuestion(turn.input.message)) return judge(turn);
  if (isForbidding(turn.input.message)) return say(turn, 'nothingChanged');
  const edits = proposals(turn);
  return edits.length > 0 ? change(turn, edits, 'tailored') : say(turn, 'alreadyFits');
};

const showGaps: Handler = (turn) => {
  const { missing } = matchOf(turn);
  return missing.length > 0 ? gapsOf(turn, missing) : say(turn, 'noGaps');
};

/** The same day and the same arithmetic as the page's score. */
function matchOf({ input: { document, job, today } }: Turn): Match {
  return scoreMatch(document, job.profile, today ? { today } : {});
}

function gapsOf(turn: Turn, missing: Match['missing']): ChatAnswer {
  const names = missing.slice(0, mostGaps).map((requirement) => sayMissing(requirement, turn.input.language));
  return say(turn, 'gaps', { names: listNames(names) });
}

/** How much of what the job asks for is there, what is not, and what could be said better. */
const judge: Handler = (turn) => {
  const { matched, near, missing } = matchOf(turn);
  const asked = matched.length + near.length + missing.length;
  const count = proposals(turn).length;
  const sentences = [
    asked > 0 ? say(turn, 'judged', { matched: matched.length, asked }).words : '',
    say(turn, count > 0 ? 'couldTailor' : 'alreadyFits', { count }).words,
    missing.length > 0 ? gapsOf(turn, missing).words : '',
  ];
  return { ...say(turn, 'judged'), words: sentences.filter(Boolean).join('\n\n') };
};

const handlers: Readonly<Record<Intent, Handler>> = {
  undo: (turn) => (turn.input.canUndo ? { ...say(turn, 'undone'), action: 'undo' } : say(turn, 'nothingToUndo')),
  original: (turn) => ({ ...say(turn, 'original'), action: 'original' }),
  // Only an answer to a question of ours; by itself it asks for nothing.
  confirm: (turn) => say(turn, 'help'),
  decline: (turn) => say(turn, 'nothingChanged'),
  redo: (turn) => {
    const request = undoneRequest(turn.input);
    return request ? answerMessage(request) : say(turn, 'notUnderstood');
  },
  recall,
  why: (turn) => say(turn, 'whyChanged'),
  'take-back': takeBack,
  amend,
  'add-more': (turn) => {
    // "and also remove the hobbies"
    const command = readCommand(turn.groups.fact ?? '', [turn.spoken]);
    return command ? handlers[command.intent](openTurn(turn.input, command)) : addMore(turn);
  },
  same: async (turn) => {
    const request = sameRequest(turn);
    if (!request) return say(turn, 'notUnderstood');
    const answer = await handlers[request.intent](openTurn(turn.input, request));
    // The lines have moved up since: whether "the fourth" is counted as before, only they know.
    return isCounted(turn) && request.intent === 'remove' ? askFirst(turn, answer) : answer;
  },
  'remove-line': removeOneLine,
  'remove-words': removeWord,
  remove,
  rename,
  'move-up': moveUp,
  'move-down': moveDown,
  'bring-back': bringBack,
  'move-first': moveFirst,
  'move-last': moveLast,
  'move-before': moveBefore,
  'move-after': moveAfter,
  swap,
  'sort-roles': sortRoles,
  bullets: keepBullets,
  'one-page': fitOnePage,
  shorten,
  emphasise,
  replace,
  'add-role': addRole,
  'add-to': addTo,
  add,
  refuse,
  site: (turn) => say(turn, 'aboutSite'),
  judge,
  gaps: showGaps,
  tailor,
  help: (turn) => say(turn, 'help'),
};

/** Said in one way and meant in one way. */
const plain: ReadonlySet<Intent> = new Set<Intent>(['undo', 'original', 'redo', 'confirm', 'decline', 'recall', 'why']);

/** What a message asks for, done or asked back. Nothing is guessed: a request that could mean two things is a question. */
export async function answerMessage(input: ChatInput): Promise<ChatAnswer> {
  const chosen = await performChosen(input);
  if (chosen) return chosen;
  const command = readCommand(input.message, [input.language, input.document.language]);
  const turn = openTurn(input, command);
  const answered = await answerQuestion(turn, command, ({ intent }, asked) => handlers[intent](asked));
  if (answered) return answered;
  const isPlain = command !== undefined && plain.has(command.intent);
  const talked = isPlain ? undefined : await performTalk(input, command !== undefined);
  if (talked) return talked;
  const languages = [input.language, input.document.language];
  const sentences = sentencesIn(input.message, languages);
  const [only, ...others] = sentences;
  if (only && others.length === 0) return answerMessage({ ...input, message: only.text });
  if (only) return answerEach(turn, sentences);
  const joined = joinedRequestsIn(input.message, languages);
  // "add that I led five people and move SQL first in Skills" reads as something to add to Skills, too.
  if (joined[0]?.isOpen) return answerEach(turn, joined);
  const whole = await answerOne(turn, command);
  const isWritten = whole.edits.length > 0 || (!command && whole.statedFacts.length > 0);
  const isNew = whole.statedFacts.some((fact) => !linesOf(input.document).some(({ text }) => text === fact));
  if (isWritten && !(isNew && wantsOtherThanTell(input.message))) return whole;
  if (joined.length > 0) return answerEach(turn, joined);
  const read = await performRead(input);
  const isSettled = tellsNotThere(turn, whole) || (whole.choices !== undefined && !wantsOtherThanTell(input.message));
  if (isSettled) return whole;
  if (read && (read.edits.length > 0 || read.choices || isIdle(turn, whole) || isWritten)) return read;
  return isIdle(turn, whole) ? (offerReadings(input) ?? whole) : whole;
}

/** What was asked for by its exact name and place, and is not there. */
function tellsNotThere(turn: Turn, { words }: ChatAnswer): boolean {
  return (['notThere', 'cannotShorten'] as const).some((key) =>
    say(turn, key)
      .words.split(/\{\w+\}/u)
      .every((part) => words.includes(part.trim())),
  );
}

const idle = ['notUnderstood', 'refused', 'help', 'notFound', 'noSection'] as const;

/** The patterns know no more than to say so. */
function isIdle(turn: Turn, answer: ChatAnswer): boolean {
  const openings = idle.map((key) => say(turn, key).words.split('{')[0] ?? '');
  return answer.edits.length === 0 && openings.some((words) => answer.words.startsWith(words));
}

async function answerEach(turn: Turn, requests: readonly Request[]): Promise<ChatAnswer> {
  const { input } = turn;
  const answers = await Promise.all(
    requests.map(({ text }) => {
      const command = readCommand(text, [input.language, input.document.language]);
      return answerOne(openTurn({ ...input, message: text }, command), command);
    }),
  );
  return joinAnswers(turn, requests, answers);
}

async function answerOne(turn: Turn, command: ReadCommand | undefined): Promise<ChatAnswer> {
  // "I improved the match day rota at Old Works" asks for nothing.
  const isStatement = command === undefined || (vagueIntents.has(command.intent) && tellsDeed(turn));
  const stated = isStatement ? stateAboutSelf(turn) : undefined;
  if (stated) return stated;
  return command ? handlers[command.intent](turn) : say(turn, 'notUnderstood');
}
