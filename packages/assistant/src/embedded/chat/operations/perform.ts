import type { Choice, OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { operationWords } from '../../../chat/chat-words.ts';
import { operationCues } from '../../../cues.ts';
import type { Guess } from '../../../understand/linear-model.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { hearsUntrue } from '../acts/hears-untrue.ts';
import { openTurn, say } from '../answer.ts';
import { answerAbout } from '../ear/answer-about.ts';
import { answerUnsure } from '../ear/answer-topics.ts';
import { asksOnly } from '../ear/listen.ts';
import { notTheirs } from '../facts/not-theirs.ts';
import { foldLetters } from '../fold-name.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { bulletsOf, rolesOf } from '../least-relevant.ts';
import { settledBy, weighByResume } from './evidence.ts';
import { ways } from './handlers/coach.ts';
import { hasTrait } from './operation-traits.ts';
import { operations } from './operations.ts';
import { pickChoice } from './pick-choice.ts';
import { choice, offer, offerLines, openTask, type Task } from './task.ts';
import { deictic } from './units.ts';

/*
 * How large a share of all readings of the message one must have (`readOperation`, weighed by `evidence.ts`), or how surely
 * a statement is the person's own (`readPolarity`). Chosen by hand, not fitted: what changes the resume needs a surer reading
 * than what only answers (docs/decisions/0019-the-chat-is-learnt.md). `operations.test.ts` and `conversations.test.ts` hold
 * what they decide.
 */
/** A reading is acted on; below it the likeliest are offered. */
const sure = 0.4;
/** Words alone do no harm if they were not asked for. */
const sureOfTalk = 0.3;
/** Nor does a kind word. */
const sureOfCourtesy = 0.2;
/** A whole section or job is removed only if nothing else can be meant. */
const surelyGone = 0.6;
/** A section or job that is named, in a message that surely wants something removed. */
const sureOfSection = 0.45;
/** A second reading that finds everything it needs in this resume when the first does not. */
const nextBest = 0.15;
/** A reading is tried, and offered if it finds something to do. */
const worthOffering = 0.1;
/** Something untrue may be wanted: then it is not written. */
const maybeUntrue = 0.3;
/** Below this, a statement denies the thing or is about somebody else. */
const surelyNotTheirs = 0.15;
/** Below this, a hedged one may be. */
const maybeTheirs = 0.35;

/** How many readings are performed in search of one that does something, how many are offered, how many edits of one are shown. */
const [maxTried, maxOffered, maxShown] = [3, 4, 2];

/** A model would do it better and is only temporarily unavailable. */
const isPutOff = ({ isModelAway }: ChatInput, name: OperationName): boolean =>
  isModelAway === true && hasTrait(name, 'put-off');

/** Does the operation that a button names. */
export async function performButton(input: ChatInput): Promise<ChatAnswer | undefined> {
  const operation = input.operation ?? pickChoice(input)?.operation;
  if (!operation) return undefined;
  const task = openTask(input, operation.name, operation.slots.words ?? input.message, operation.slots);
  return (await operations[operation.name](task)) ?? askLine(task);
}

/** The button says what to do, but the message did not say to what. */
function askLine(task: Task): ChatAnswer {
  const [role] = rolesOf(task);
  const lines = role ? bulletsOf(role.entry) : [];
  return lines.length > 0 ? offerLines(task, lines) : say(task, 'notUnderstood');
}

/** Does, answers or asks about what a request most likely wants. */
export async function performLikeliest(input: ChatInput): Promise<ChatAnswer> {
  const read = readOperation(input.message);
  // If nothing was offered, there is nothing to choose.
  const isLie = hearsUntrue(input.message, input.document);
  const open = read.filter(({ label }) =>
    label === 'untrue' ? isLie : label !== 'choose' || (input.choices ?? []).length > 0,
  );
  const guesses = weighByResume(openTask(input, open[0]?.label ?? 'help', input.message), open);
  const [first] = guesses;
  if (!first) return say(openTurn(input), 'notUnderstood');
  if (isForbidding(input.message) && hasTrait(first.label, 'forbiddable'))
    return say(openTurn(input), 'nothingChanged');
  const settled = settledBy(openTask(input, first.label, input.message));
  const done = settled && (await operations[settled](openTask(input, settled, input.message)));
  if (done) return done;
  const denied = answerDenial(input, guesses);
  if (denied) return denied;
  const answers: (ChatAnswer | undefined)[] = [];
  for (const [at, guess] of guesses.slice(0, maxTried).entries()) {
    const answer = await performGuess(input, guess, guesses);
    if (answer && (at === 0 ? isSureEnough(guess, answer) : isNextBest(guess, answer))) return answer;
    if (at === 0) answers.push(answer);
  }
  const [wanted] = answers;
  if (asksOnly(input.message)) return (await answerAbout(input, input.message)) ?? answerUnsure(input);
  const offered = await offerOperations(input, guesses);
  if (offered) return offered;
  // Its reply or question is used if it was probably meant, but never "Done".
  return wanted && wanted.edits.length === 0 && wanted.action === 'none' && first.share >= sureOfTalk
    ? wanted
    : unclear(input, first);
}

/** Performs one reading of the message, or says why not. */
async function performGuess(
  input: ChatInput,
  { label }: Guess<OperationName>,
  guesses: readonly Guess<OperationName>[],
): Promise<ChatAnswer | undefined> {
  const task = openTask(input, label, input.message);
  if (isPutOff(input, label)) return say(task, 'refusedForNow');
  const untrue = guesses.find((one) => one.label === 'untrue')?.share ?? 0;
  if (hasTrait(label, 'claims') && untrue >= maybeUntrue) return operations.untrue(task);
  if (label === 'state' && !isTold(input.message)) return undefined;
  // "Is it bad that I have never seen Kafka?" asks; nothing is taken back.
  if (label === 'retract' && /[?？]\s*$/u.test(input.message)) return undefined;
  if (label === 'remove' && alreadyDone.test(foldLetters(input.message))) return undefined;
  return hasTrait(label, 'changes') && label !== 'one_page' && isQuestion(input.message)
    ? adviseWithButton(task)
    : operations[label](task);
}

/** "How do I shorten it?", "Should the hobbies go?": an answer in words, with the button that does it. */
async function adviseWithButton(task: Task): Promise<ChatAnswer | undefined> {
  const answer = await operations[hasTrait(task.name, 'about-fit') ? 'ready' : 'advice'](task);
  const words = operationWords[task.input.language][task.name];
  return answer && { ...answer, ...(words && { choices: [choice(task, words, { words: task.text })] }) };
}

/** "I have never used SAP": nothing is added, and a button removes what the resume says about it. */
function answerDenial(input: ChatInput, guesses: readonly Guess<OperationName>[]): ChatAnswer | undefined {
  const [first] = guesses;
  const text = input.message.trim();
  if (!first || !hasTrait(first.label, 'denies') || isQuestion(text) || /[?？]$/u.test(text)) return undefined;
  if (!tellsOfSelf(text)) return undefined;
  // A message that is surely a worry or a call for help denies nothing.
  const isOfFacts = hasTrait(first.label, 'changes') || hasTrait(first.label, 'writes');
  if (!isOfFacts && first.share >= surelyGone) return undefined;
  const { says, affirmed } = readPolarity(text);
  if (says !== 'deny' || affirmed >= surelyNotTheirs) return undefined;
  const task = openTask(input, 'remove', text);
  const { items, lines, sections } = task.mentions;
  // "I don't like the summary" denies nothing.
  if (sections.length > 0) return undefined;
  const names = [...new Set(items.map(({ item }) => item))];
  // "That is wrong, take it out" says what to do.
  if (first.label === 'correct' || (first.label === 'retract' && first.share >= sure && !names.length))
    return undefined;
  const choices = [
    ...names.map((item) => choice(task, item, { words: item })),
    ...(names.length > 0 ? [] : lines.slice(0, 2).map((line) => choice(task, line.text, { line: line.id }))),
  ];
  return choices.length > 0 ? offer(task, 'notedOffer', choices) : say(task, 'noted');
}

/** "I took out my old profile" is a statement, not a request. */
const alreadyDone = pattern('iu')`^${operationCues.any('alreadyDone')}(?!\p{L})`;

/** "write down that I …" is an order: its own words should not be written. */
function isTold(message: string): boolean {
  return tellsOfSelf(message.trim()) && !/[?？]$/u.test(message.trim());
}

function isSureEnough({ label, share }: Guess<OperationName>, answer: ChatAnswer): boolean {
  if (answer.action === 'original') return share >= surelyGone;
  if (answer.edits.some(isLarge)) return share >= (label === 'remove' ? sureOfSection : surelyGone);
  if (label === 'shorten' && answer.edits.some(({ kind }) => kind === 'remove')) return share >= surelyGone;
  if (label === 'thanks' || label === 'greeting') return share >= sureOfCourtesy;
  return share >= (hasTrait(label, 'changes') && answer.edits.length > 0 ? sure : sureOfTalk);
}

function isNextBest({ label, share }: Guess<OperationName>, answer: ChatAnswer): boolean {
  return share >= nextBest && hasTrait(label, 'plain') && answer.edits.length > 0 && !answer.edits.some(isLarge);
}

const isLarge = (edit: Edit): boolean => edit.kind === 'remove' && !('lineId' in edit.target);

/** When unsure, offers the likeliest readings as buttons. */
async function offerOperations(
  input: ChatInput,
  guesses: readonly Guess<OperationName>[],
): Promise<ChatAnswer | undefined> {
  const [first] = guesses;
  const task = openTask(input, first?.label ?? 'help', input.message);
  // "my manager did all the forecasting" is a statement about someone else.
  const isSentence = input.message.trim().split(/\s+/u).length > 3 || /\p{sc=Han}.{6}/u.test(input.message);
  const isStated = guesses.slice(0, 2).some(({ label }) => label === 'state') || (first && first.share < sureOfTalk);
  if (
    isSentence &&
    isStated &&
    task.mentions.sections.length === 0 &&
    !isQuestion(input.message) &&
    !/[?？]$/u.test(input.message.trim())
  ) {
    const { says, affirmed } = readPolarity(input.message);
    const isDoubted = affirmed < surelyNotTheirs || (says === 'hedge' && affirmed < maybeTheirs);
    if (isDoubted && says !== 'offtopic') return notTheirs(task, input.message);
  }
  const tried = await Promise.all(
    guesses
      .filter(({ share }) => share >= worthOffering)
      .slice(0, maxOffered)
      .map(({ label }) => tryReading(input, label)),
  );
  const readings = tried.filter((one) => one !== undefined);
  const [only, ...others] = readings;
  if (only && others.length === 0 && only.edits.length > 0)
    return { ...say(task, 'whichMeant'), words: '', unsure: only.edits };
  const isOffered = others.length > 0 || (only && !hasTrait(only.choice.operation.name, 'claims'));
  const choices = readings.map((one) => one.choice);
  return isOffered ? offer(task, 'whichMeant', choices) : undefined;
}

interface Tried {
  readonly choice: Choice;
  readonly edits: readonly Edit[];
}

/** Performs a reading without making its change: what would change nothing is not offered, and a small change is shown on its button. */
async function tryReading(input: ChatInput, label: OperationName): Promise<Tried | undefined> {
  const words = operationWords[input.language][label];
  if (words === null) return undefined;
  const task = openTask(input, label, input.message);
  const isTried = hasTrait(label, 'changes') && !hasTrait(label, 'claims');
  const answer = isTried ? await operations[label](task) : undefined;
  if (isTried && !answer?.edits.length && !answer?.choices?.length) return undefined;
  const edits = (answer?.edits ?? []).some(isLarge) ? [] : (answer?.edits ?? []);
  const [edit, ...more] = edits;
  const shown = edit && more.length === 0 ? `${words}: ${shownAs(edit)}` : words;
  return { choice: choice(task, shown, { words: input.message }, label), edits: more.length < maxShown ? edits : [] };
}

const shownAs = ({ before, after }: Edit): string => (after === '' ? `“${before}”` : `“${after}”`);

/** It is clear what is wanted, but not for what. */
function unclear(input: ChatInput, { label, share }: Guess<OperationName>): ChatAnswer {
  const task = openTask(input, label, input.message);
  const isShort =
    input.message.trim().split(/\s+/u).length <= 2 || deictic.test(foldLetters(input.message).toLowerCase());
  if (share >= sureOfTalk && hasTrait(label, 'pointing')) return isShort ? askLine(task) : say(task, 'notHere');
  // The request is clear, but this resume has nothing that it could apply to.
  if (share >= sure && hasTrait(label, 'changes') && label !== 'state') return say(task, 'notHere');
  return { ...say(task, 'notUnderstood'), choices: ways(task) };
}
