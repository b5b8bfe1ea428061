import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { type DoAct, openAct, slotsNamed } from '../acts/act-task.ts';
import { changeAct } from '../acts/change-act.ts';
import { isDoneAtOnce, wonders } from '../acts/done-at-once.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { hearActs } from '../acts/hear-acts.ts';
import { fixAct, moveAct, rewordAct, undoAct } from '../acts/operation-acts.ts';
import { removeAct } from '../acts/remove-act.ts';
import { openTurn, say } from '../answer.ts';
import { answerRequests } from '../answer-requests.ts';
import { actOf } from '../operations/act-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';
import type { Act as ClauseAct } from '../wishes/data/wish-words.ts';
import { reviewOrder } from './review-order.ts';
import { rewriteOrder } from './rewrite-order.ts';
import { tellOrder } from './tell-order.ts';

/** The acts that can be done to the letter: what they name is here, and what they write is in the message. */
const doing: Partial<Record<ActName, DoAct>> = {
  tell: tellOrder,
  change: changeAct,
  remove: removeAct,
  move: moveAct,
  reword: rewordAct,
  fix: fixAct,
  undo: undoAct,
  review: reviewOrder,
};

/** These ask for nothing by themselves. */
const idle: ReadonlySet<ActName> = new Set<ActName>(['why', 'yes', 'no', 'talk']);
const sure = 0.85;
/** Both readers have to mean the same: the one of acts and the verb, or from this share on the reader of whole sentences. */
const agreed = 0.25;

/**
 * A message of which every part is a plain order: read the same way twice, and naming what it is about. It takes the place of
 * the readings that guess where they do nothing or less; a single part that is not so plain leaves all of it to them.
 */
export async function answerOrders(input: ChatInput): Promise<ChatAnswer | undefined> {
  const rewritten = rewriteOrder(input);
  if (rewritten) return rewritten;
  const acts = hearActs(input);
  const wanted = acts.filter(({ name }) => !idle.has(name));
  if (wanted.length === 0 || !wanted.every(isPlain)) return undefined;
  let isAllDone = true;
  const texts = wanted.map(({ text }) => text);
  const answer = await answerRequests(input, texts, async (now, at) => {
    const act = wanted[at] as Act;
    const task = openAct({ ...now, message: input.message }, act, acts);
    const done = await doing[act.name]?.(task);
    isAllDone &&=
      done !== undefined && isDone(act, done) && (act.name === 'tell' ? !wonders(task) : isDoneAtOnce(task, done));
    return done ?? say(openTurn(input), 'notUnderstood');
  });
  return isAllDone ? answer : undefined;
}

/** A message that only asks what there is to say about the resume. */
export async function answerReview(input: ChatInput): Promise<ChatAnswer | undefined> {
  const acts = hearActs(input);
  const [act, ...others] = acts.filter(({ name }) => !idle.has(name));
  if (act?.name !== 'review' || others.length > 0 || !isPlain(act)) return undefined;
  return reviewOrder(openAct(input, act, acts));
}

function isPlain(act: Act): boolean {
  if (act.sure < sure || !(act.name in doing)) return false;
  // "take it off" is read with what was spoken of before.
  const isIt = slotsNamed(act, 'place').length === 0 && slotsNamed(act, 'thing').some(isPointing);
  if (act.name === 'remove' && isIt) return false;
  if (clausesOf(act.text).some((clause) => clause.act !== undefined && clause.act === saidAs[act.name])) return true;
  const share = readOperation(act.text)
    .filter(({ label }) => actOf[label] === act.name)
    .reduce((sum, guess) => sum + guess.share, 0);
  return share >= agreed;
}

/** The verbs that say an act, as clauses are read by them. */
const saidAs: Partial<Record<ActName, ClauseAct>> = {
  tell: 'add',
  change: 'replace',
  remove: 'remove',
  move: 'move',
  reword: 'shorten',
  fix: 'spell',
  undo: 'undo',
};

/** What is asked is answered; all else is done, or it was not so plain. */
const isDone = ({ name }: Act, { edits, action, unsure = [] }: ChatAnswer): boolean =>
  name === 'review' || (unsure.length === 0 && (edits.length > 0 || action === 'undo' || action === 'original'));
