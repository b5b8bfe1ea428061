import { isUntrue, type Topic } from '@fitted/language/topics';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../assistant.ts';
import { readActs } from '../../understand/acts/read-acts.ts';
import type { Act } from '../../understand/acts/tag-message.ts';
import { findOperation } from '../../understand/read-operation.ts';
import { readTopic } from '../../understand/read-topic.ts';
import { takeAccount } from './account/take-account.ts';
import { admitsUntrue } from './acts/admits-untrue.ts';
import { answerActs } from './acts/answer-acts.ts';
import { untruthIn } from './acts/ask-act.ts';
import { onlyShorter } from './acts/done-at-once.ts';
import { followOffer } from './acts/follow-offer.ts';
import { hearsUntrue, isSurelyTold } from './acts/hears-untrue.ts';
import { showUntrue } from './acts/show-untrue.ts';
import { openTurn, say } from './answer.ts';
import { answerRequests } from './answer-requests.ts';
import { type Settled, settleValues } from './corrections/settle-values.ts';
import { answerAbout } from './ear/answer-about.ts';
import { answerNamed } from './ear/answer-named.ts';
import { answerTopics, answerUnsure } from './ear/answer-topics.ts';
import { checkClaim } from './ear/check-claim.ts';
import { listen, operationAsked } from './ear/listen.ts';
import { tellTime } from './facts/dated-entry.ts';
import { tellGap } from './facts/gap-told.ts';
import { tellLineAnew } from './facts/line-asked.ts';
import { isForbidding } from './is-question.ts';
import { goOn } from './operations/go-on.ts';
import { undoneRequest } from './operations/handlers/history.ts';
import { isNamed, mentionsIn } from './operations/mentions.ts';
import { operations } from './operations/operations.ts';
import { partsOf } from './operations/parts.ts';
import { performButton, performLikeliest } from './operations/perform.ts';
import { aimAgain, repeatLast } from './operations/same-again.ts';
import { openTask } from './operations/task.ts';
import { answerOrders } from './orders/answer-orders.ts';
import { idle, isPlain as isHeardAlike } from './orders/order-traits.ts';
import { answerPlainOrders, answerReview } from './orders/plain-orders.ts';
import { quoteBlock } from './orders/quote-block.ts';
import { takeLastBack } from './orders/take-last-back.ts';
import { answerTold } from './orders/told-order.ts';
import { withoutOverreach } from './orders/without-overreach.ts';
import { answerQuestion } from './pending.ts';
import { answerProfile } from './profile/answer-profile.ts';
import { isAtALoss, offerReadings } from './readings/offer-readings.ts';
import { answerReviewAsked } from './ready/answer-review-asked.ts';
import { settleChain, settleLists } from './removals/settle-removals.ts';
import { showSpoiled } from './spoiled-edits.ts';
import { clausesOf } from './wishes/clauses.ts';
import { askPlaceAgain, correctLastLine, putWaitingRight } from './wishes/correct-wish.ts';
import { grantWishes, wantsSomething } from './wishes/grant-wishes.ts';
import { putWaitingFirst } from './wishes/put-waiting-first.ts';

/** Does what a message asks for, or asks back. Nothing is guessed: an ambiguous request leads to a question. */
export async function answerMessage(given: ChatInput): Promise<ChatAnswer> {
  const input = { ...given, message: quoteBlock(given.message) };
  const chosen =
    (await performButton(input)) ??
    (await followOffer(input)) ??
    (await aimAgain(input)) ??
    answerProfile(input) ??
    (await answerReviewAsked(input)) ??
    (await goOn(input)) ??
    (await answerGap(input)) ??
    tellTime(input) ??
    putWaitingFirst(input) ??
    putWaitingRight(input) ??
    askPlaceAgain(input);
  return chosen ?? showUntrue(input, await answerTyped(input));
}

/** What somebody says a gap was, and what else they ask for beside it. */
async function answerGap(input: ChatInput): Promise<ChatAnswer | undefined> {
  const told = tellGap(input);
  if (!told || told.rest === '') return told?.answer;
  const more = await answerTyped({ ...input, message: told.rest, history: [] });
  return { ...more, unsure: [...(told.answer.unsure ?? []), ...(more.unsure ?? [])] };
}

async function answerTyped(input: ChatInput): Promise<ChatAnswer> {
  const untruth = checkClaim(input) ? undefined : untruthWanted(input);
  if (untruth) return answerTopics(input, [untruth]);
  const corrected = isRemoval(input) ? undefined : correctLastLine(input);
  if (corrected) return showSpoiled(input, corrected);
  const toldAnew = isRemoval(input) ? undefined : tellLineAnew(input);
  if (toldAnew) return toldAnew;
  const whole = settle(input);
  const checked = whole ? undefined : checkClaim(input);
  if (checked) return checked;
  const asked = whole ? undefined : askedOfPosting(input);
  if (asked) return asked;
  const ordered = await answerOrders(input, answerPart);
  if (ordered && isDoing(ordered)) return ordered;
  // What the resume settles to the last word is a correction, however it is told.
  if (whole?.rest === '') return whole.answer;
  const review = whole ? undefined : await answerReview(input);
  if (review) return review;
  const read = await withoutOverreach(input, await answerRead(input, whole), answerRead);
  if (ordered && isAllSpelled(input)) return makesSame(read, ordered) ? read : ordered;
  if (ordered) return isBetterRead(input, read, ordered) ? read : ordered;
  const plain = await answerPlainOrders(input);
  const isBetter = plain && (!isDoing(read) || saysMore(read, plain) || doesMore(plain, read));
  const answer = isBetter ? plain : read;
  return isDoing(answer) ? answer : (takeLastBack(input) ?? (await retold(input, answer)));
}

/** "… Is it bad that I have never seen Kafka?": what the posting names is answered from it, unless the topic is plain without it. */
function askedOfPosting(input: ChatInput): ChatAnswer | undefined {
  const text = input.message.trim();
  const last = text.split(/(?<=[.!。！])\s*/u).at(-1) ?? '';
  const isOnlyAsked = /[?？]$/u.test(last) && !clausesOf(last).some(({ act }) => act !== undefined);
  return isOnlyAsked && listen(text).topics.length === 0 ? answerNamed(input, text) : undefined;
}

/** Every part is a plain order: what came of it is better than any guess. */
const isAllSpelled = ({ message, document }: ChatInput): boolean =>
  readActs(message, document).every(({ isSpelled, name }) => isSpelled || name === 'talk' || name === 'why');

/** A part of a message that asks for something else in its other parts. */
async function answerPart(part: ChatInput): Promise<ChatAnswer> {
  const profile = answerProfile(part);
  if (profile) return profile;
  const whole = settle(part);
  if (whole?.rest === '') return whole.answer;
  const answer = await withoutOverreach(part, await answerRead(part, whole), answerRead);
  return isDoing(answer) ? answer : retold(part, answer);
}

/** What is told is asked about where it is said to belong, and without what is said to us around it. */
async function retold(input: ChatInput, answer: ChatAnswer): Promise<ChatAnswer> {
  const told = await answerTold(input);
  if (!told) return answer;
  const [lines, asked] = [told.answer.unsure ?? [], answer.unsure ?? []];
  if (lines.length === 0 && !asksWhere(told.answer)) return answer;
  if (asked.length === 0 && !asksWhere(answer) && isAtALoss(input.language, answer)) return told.answer;
  if (lines.length === 0) return answer;
  const isElsewhere = told.isPlaced && !lines.some((line) => asked.some((other) => isSameTarget(line, other)));
  // "95 words per minute" is not all that "type 95 words per minute" says.
  const isTorn = lines.some(({ after }) => /^\p{N}/u.test(after)) && !asked.some(({ after }) => /^\p{N}/u.test(after));
  const isBarer = !isTorn && lengthOf(lines) < lengthOf(asked) * barely;
  return isElsewhere || isBarer ? told.answer : answer;
}

/** Fewer words of the same, by at least a sixth. */
const barely = 0.85;
const lengthOf = (edits: readonly Edit[]): number => edits.reduce((sum, { after }) => sum + after.length, 0);

/** A question where something belongs that was told. */
const asksWhere = ({ choices = [] }: ChatAnswer): boolean =>
  choices.some(({ operation }) => operation.name === 'state');

/** Everything that it asks for is to go: a figure in it names a line, and corrects nothing. */
function isRemoval({ message, document }: ChatInput): boolean {
  const acts = readActs(message, document).filter(({ name }) => name !== 'talk' && name !== 'why' && name !== 'no');
  return acts.length > 0 && acts.every(({ name, sure }) => name === 'remove' && sure >= surelyRemoval);
}

const surelyRemoval = 0.85;

const isDoing = ({ edits, action }: ChatAnswer): boolean => edits.length > 0 || action !== 'none';

/** "replace … by …", "call it …": a verb says what is to stand where, and needs no reading that guesses. */
const isReplacing = ({ message }: ChatInput): boolean =>
  clausesOf(message).some(({ act }) => act === 'replace') || replacing.has(findOperation(message));

const replacing: ReadonlySet<string | undefined> = new Set(['rename', 'replace']);

/** What was only to be shown is certain enough if another reading makes the same of it, or reads a plain order. */
const isBetterRead = (input: ChatInput, read: ChatAnswer, { unsure = [] }: ChatAnswer): boolean => {
  if (isReplacing(input))
    return (
      (read.edits.length === 0 && (isDoing(read) || (read.choices ?? []).length > 0)) ||
      read.edits.some((edit) => unsure.some((other) => isSameTarget(edit, other)))
    );
  return makesSame(read, { unsure });
};

const makesSame = ({ edits }: ChatAnswer, { unsure = [] }: Pick<ChatAnswer, 'unsure'>): boolean =>
  edits.length > 0 &&
  edits.length === unsure.length &&
  edits.every((edit) => unsure.some((other) => isSameTarget(edit, other) && edit.after === other.after));

/** One of several wishes was left out. */
const doesMore = (ordered: ChatAnswer, { edits, action }: ChatAnswer): boolean =>
  action === 'edit' &&
  ordered.edits.length > edits.length &&
  edits.every((edit) => ordered.edits.some((other) => isSameTarget(edit, other)));

/** It would also write down the words of the order: "Add … under certificates". */
function saysMore(read: ChatAnswer, ordered: ChatAnswer): boolean {
  const written = ordered.edits.filter(({ before }) => before === '').map(({ after }) => after.toLowerCase());
  return read.edits.some(({ after }) =>
    written.some((text) => !after.toLowerCase().startsWith(text) && after.toLowerCase().includes(text)),
  );
}

async function answerRead(input: ChatInput, whole?: Settled): Promise<ChatAnswer> {
  const untruth = untruthWanted(input);
  const isFact = !admitsUntrue(input.message) && untruth === undefined;
  const account = isFact ? takeAccount(input, isPlain(input.message)) : undefined;
  if (account) return withRest(input, account);
  const checked = checkClaim(input);
  if (checked) return checked;
  if (untruth) return answerTopics(input, [untruth]);
  if (whole) return withRest(input, whole);
  const answer = showSpoiled(input, await answerAsRead(input));
  const chain = settleChain(input);
  return offerReadings(input, chain && isMoreTaken(chain, answer) ? showSpoiled(input, chain) : answer);
}

/** The kind of untruth that a message openly asks for. */
function untruthWanted({ message, document }: ChatInput): Topic | undefined {
  if (!hearsUntrue(message, document)) return undefined;
  return listen(message).topics.find(isUntrue) ?? untruthIn(message);
}

/** What the resume itself settles: corrected values, a list cut to the named items, something listed twice. */
const settle = (input: ChatInput): Settled | undefined =>
  (isRemoval(input) ? undefined : settleValues(input)) ?? settleLists(input);

/** Whether reading clause by clause finds more to remove than the other readings, which also only remove. */
function isMoreTaken(chain: ChatAnswer, { edits, action, unsure = [], choices = [] }: ChatAnswer): boolean {
  if (action === 'undo' || action === 'original' || !edits.every(onlyShorter)) return false;
  if (chain.edits.length === 0) return edits.length + unsure.length + choices.length === 0;
  return (
    chain.edits.length > edits.length && edits.every((edit) => chain.edits.some((other) => isSameTarget(edit, other)))
  );
}

const isSameTarget = ({ target }: Edit, other: Edit): boolean =>
  JSON.stringify(target) === JSON.stringify(other.target);

async function answerAsRead(input: ChatInput): Promise<ChatAnswer> {
  if (!isPlain(input.message)) {
    const told = await answerActs(input);
    if (told) return told;
    // If none of the acts is certain, a less certain reading must not make the change either.
    const read = await answerPlain(input);
    if (read.edits.length === 0) return read;
    const isRemoval = read.edits.every(onlyShorter);
    return isRemoval ? { ...read, words: '', action: 'none', edits: [], unsure: read.edits } : answerUnsure(input);
  }
  const answer = await answerPlain(input);
  const heard = actsHeardTwice(input);
  if (isDoing(answer) && !heard.some(({ name }) => name === 'ask')) return answer;
  const acted = heard.length > 0 ? await answerActs(input) : undefined;
  if (acted && worthOf(input, acted) > worthOf(input, answer) && isOfActs(heard, acted)) return acted;
  if (isDoing(answer) || answer.choices) return answer;
  // Read by its acts, a short message may show a removal or restoration that reading the whole sentence missed.
  const standing = await answerActs(input, 'only what stands here');
  return standing && standing.edits.length > 0 ? standing : answer;
}

/** Heard twice, an act needs no more than this of its own reader. */
const likely = 0.6;

/** What both readers hear alike, the one of acts and the one of whole sentences: only the acts have slots. */
function actsHeardTwice({ message, document }: ChatInput): readonly Act[] {
  if (isForbidding(message)) return [];
  const acts = readActs(message, document).filter(({ name }) => !idle.has(name));
  return acts.every((act) => isHeardAlike(act, likely)) && topicsIn({ message, document }).topics.length === 0
    ? acts
    : [];
}

/** How much an answer gives: what is done; what is shown, or said with what could follow; what is only said; what could be meant; nothing. */
function worthOf({ language }: ChatInput, answer: ChatAnswer): number {
  if (isDoing(answer)) return 4;
  const isOffering = (answer.choices ?? []).length > 0;
  if (isAtALoss(language, answer)) return isOffering ? 1 : 0;
  return isOffering || (answer.unsure ?? []).length > 0 ? 3 : 2;
}

/** Advice is no answer to what was told, and a name that was not found is no better said by one reader than by the other. */
const isOfActs = (acts: readonly Act[], { edits, unsure = [], choices = [] }: ChatAnswer): boolean =>
  !acts.every(({ name }) => needsChange.has(name)) || edits.length + unsure.length + choices.length > 0;

const needsChange: ReadonlySet<Act['name']> = new Set<Act['name']>(['tell', 'remove', 'move', 'change']);

/** Also answers what else is asked for beside what was told or corrected; a mere remark is ignored. */
async function withRest(input: ChatInput, { answer, rest }: Settled): Promise<ChatAnswer> {
  const isAsked = clausesOf(rest).some(({ act, isAsked: asks, isReason }) => asks || (act !== undefined && !isReason));
  if (!isAsked) return answer;
  return answerRequests(input, [input.message, rest], async (now, at) =>
    at === 0 ? answer : withoutTelling(now, await answerTyped({ ...now, message: rest })),
  );
}

/** What was told has been taken out, so nothing of the rest is a fact to place: it was not understood. */
function withoutTelling(input: ChatInput, answer: ChatAnswer): ChatAnswer {
  const isTelling = answer.edits.length === 0 && answer.choices?.some(({ operation }) => operation.name === 'state');
  return isTelling ? say(openTurn(input), 'notUnderstood') : answer;
}

/** What is asked or worried about; a fact that is surely told is no untruth. */
function topicsIn({ message, document }: Pick<ChatInput, 'message' | 'document'>): ReturnType<typeof listen> {
  const heard = listen(message);
  const isTold = heard.topics.some(isUntrue) && isSurelyTold(message, document);
  return isTold ? { topics: [], rest: message } : heard;
}

async function answerPlain(input: ChatInput): Promise<ChatAnswer> {
  const { topics, rest } = topicsIn(input);
  if (topics.length === 0) return (await answerOfResume(input)) ?? answerWishes(input);
  const isOfThing = rest === '' && (topics.every((topic) => ofThings.has(topic)) || !isTopicPlain(input.message));
  const advice =
    (isOfThing ? await answerAbout(input, input.message) : undefined) ?? (await answerTopics(input, topics));
  return rest === '' ? advice : join(await answerWishes({ ...input, message: rest }), advice);
}

/** Below this, what a question names in the resume says more than the topic that it sounds like. */
const plainTopic = 0.75;

const isTopicPlain = (message: string): boolean => (readTopic(message)[0]?.share ?? 0) >= plainTopic;

/** For these topics, the thing that is named says more than the topic. */
const ofThings: ReadonlySet<Topic> = new Set<Topic>([
  'keep-it',
  'worth-it',
  'internship',
  'side-job',
  'short-jobs',
  'school',
]);

/** Longer messages tell, ask and request several things at once; a plain request or question takes fewer words. */
const maxPlainLength = 14;
const maxPlainAsianLength = 24;

function isPlain(message: string): boolean {
  const text = message.trim();
  const isAsian = (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? []).length > text.length / 3;
  return isAsian ? text.length <= maxPlainAsianLength : text.split(/\s+/u).length <= maxPlainLength;
}

/** "Be honest, what do you think of it?": a question about the resume that has a handler of its own. */
async function answerOfResume(input: ChatInput): Promise<ChatAnswer | undefined> {
  const name = operationAsked(input.message);
  return name && (await operations[name](openTask(input, name, input.message)));
}

async function answerWishes(input: ChatInput): Promise<ChatAnswer> {
  const isWish = wantsSomething(input);
  const answered =
    putWaitingRight(input) ?? (isWish ? undefined : answerQuestion(openTurn(input))) ?? (await repeatLast(input));
  if (answered) return answered;
  const undone = findOperation(input.message) === 'redo' ? undoneRequest(input) : undefined;
  if (undone) return answerMessage(undone);
  const granted = await grantWishes(input);
  if (granted) return granted;
  const parts = partsOf(input.message, (text) => isNamed(mentionsIn(input.document, text)));
  return parts.length > 1
    ? answerRequests(input, parts)
    : performLikeliest({ ...input, message: parts[0] ?? input.message });
}

/** The reply to what was done, followed by the answer to what was asked beside it. */
function join(done: ChatAnswer, advice: ChatAnswer): ChatAnswer {
  const choices = done.choices ?? advice.choices;
  return { ...done, words: `${done.words}\n\n${advice.words}`, ...(choices && { choices }) };
}
