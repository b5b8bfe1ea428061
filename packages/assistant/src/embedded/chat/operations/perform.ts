import type { OperationName } from '@fitted/contract/chat-operations';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { operationWords } from '../../../chat/data/operation-words.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { say } from '../answer.ts';
import { entriesNamedIn } from '../find-target.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { bulletsOf, rolesOf } from '../least-relevant.ts';
import { notTheirs } from '../not-theirs.ts';
import { operations } from './operations.ts';
import { pickChoice } from './pick-choice.ts';
import { choice, offer, offerLines, openTask, type Task } from './task.ts';

/** Above it a reading is acted on; below it the likeliest are offered. */
const sure = 0.5;
const likelyEnough = 0.35;
const likely = 0.12;
const surelyGone = 0.65;
const orderLike = 0.15;
const surelyTalk = 0.8;
const isLarge = (edit: Edit): boolean => edit.kind === 'remove' && !('lineId' in edit.target);

/** These answer in words, or take nothing away: whoever is read wrongly loses nothing. They come before any other reading. */
const talk: ReadonlySet<OperationName> = new Set<OperationName>([
  'add_all',
  'untrue',
  'honesty',
  'weakest',
  'ready',
  'score',
  'gap',
  'worry',
  'advice',
  'letter',
  'translate',
  'greeting',
  'thanks',
  'other',
  'complain',
  'improve',
]);

/** Whoever tells something, or names it to be put in, says what shall stand there. */
const telling: ReadonlySet<OperationName> = new Set<OperationName>([
  'state',
  'add',
  'add_role',
  'correct',
  'replace',
  'rename',
  'strengthen',
  'summary',
  'move',
  'yes',
  'choose',
]);

/** A request is never written down as a fact: "everything in past tense" is not something that somebody did. */
export function wantsOtherThanTell(message: string): boolean {
  const [guess] = readOperation(message);
  return guess !== undefined && guess.share >= sure && !telling.has(guess.label);
}

/** What takes something away or puts it elsewhere is not done where it is forbidden or only asked about. */
const isOnlySaid = ({ message }: ChatInput): boolean => isForbidding(message) || isQuestion(message);

const harmless: ReadonlySet<OperationName> = new Set<OperationName>([
  ...talk,
  'missing',
  'explain',
  'changed',
  'compare',
  'help',
  'product',
  'format',
]);

/** A model would do it better and is only away for now. */
const isPutOff = ({ isModelAway }: ChatInput, name: OperationName): boolean =>
  isModelAway === true && ['improve', 'letter', 'translate', 'merge', 'split'].includes(name);

/** Does the operation that a button names. */
export async function performChosen(input: ChatInput): Promise<ChatAnswer | undefined> {
  const operation = input.operation ?? pickChoice(input)?.operation;
  if (!operation) return undefined;
  const task = openTask(input, operation.name, operation.slots.words ?? input.message, operation.slots);
  return (await operations[operation.name]?.(task)) ?? askLine(task);
}

/** The button says what to do, and the message did not say with what. */
function askLine(task: Task): ChatAnswer {
  const [role] = rolesOf(task);
  const lines = role ? bulletsOf(role.entry) : [];
  return lines.length > 0 ? offerLines(task, lines) : say(task, 'notUnderstood');
}

/** What is surely talk, before it could be read as a request: nobody's worry is written into a resume. */
export async function performTalk(input: ChatInput, isKnown: boolean): Promise<ChatAnswer | undefined> {
  const [guess] = readOperation(input.message);
  // "add that I used it for 3 years" and "update it for this job" are clear by themselves.
  if (isKnown && guess && guess.label !== 'add_all' && guess.share < surelyTalk) return undefined;
  if (!guess || guess.share < sure || !talk.has(guess.label)) return undefined;
  if (isForbidding(input.message) || isPutOff(input, guess.label)) return undefined;
  // "I optimise the routes at Marlow" tells of work.
  if (guess.label === 'improve' && entriesNamedIn(input.document, input.message).length > 0) return undefined;
  return operations[guess.label]?.(openTask(input, guess.label, input.message));
}

/** By what the words are likeliest to want; undefined when that is not sure enough or names nothing here. */
export async function performRead(input: ChatInput): Promise<ChatAnswer | undefined> {
  const [first, ...others] = readOperation(input.message);
  // "write down that I …" is an order: its words are not to stand there.
  const isOrder = others.some(({ label, share }) => label.startsWith('add') && share > orderLike);
  if (first?.label === 'state' && (isOrder || !tellsOfSelf(input.message.trim()))) return undefined;
  if (!first || isForbidding(input.message) || isPutOff(input, first.label)) return undefined;
  if (first.share < likelyEnough || (!harmless.has(first.label) && isOnlySaid(input))) return undefined;
  const answer = await operations[first.label]?.(openTask(input, first.label, input.message));
  // What goes as a whole goes only when nothing else can be meant.
  return answer?.edits.some(isLarge) && first.share < surelyGone ? undefined : answer;
}

/** Unsure, the likeliest readings as buttons. */
export function offerReadings(input: ChatInput): ChatAnswer | undefined {
  if (isForbidding(input.message)) return undefined;
  const guesses = readOperation(input.message);
  const [first, second] = guesses;
  // "my manager did all the forecasting" is told, and is not theirs.
  if ([first?.label, second?.label].includes('state') && !isQuestion(input.message)) {
    const task = openTask(input, 'state', input.message);
    const { says, isSure } = readPolarity(input.message);
    if (isSure && (says === 'else' || says === 'wish' || says === 'deny')) return notTheirs(task, input.message);
  }
  const words = operationWords[input.language];
  const task = openTask(input, guesses[0]?.label ?? 'help', input.message);
  const choices = guesses
    .filter(({ share }) => share >= likely)
    .slice(0, 3)
    .flatMap(({ label }) => {
      const offered = words[label];
      return offered === undefined ? [] : [choice(task, offered, { words: input.message }, label)];
    });
  return choices.length > 1 ? offer(task, 'whichMeant', choices) : undefined;
}
