import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { type DoAct, openAct } from '../acts/act-task.ts';
import { changeAct } from '../acts/change-act.ts';
import { isDoneAtOnce, wonders } from '../acts/done-at-once.ts';
import { hearActs } from '../acts/hear-acts.ts';
import { fixAct, moveAct, rewordAct, undoAct } from '../acts/operation-acts.ts';
import { removeAct } from '../acts/remove-act.ts';
import { say } from '../answer.ts';
import { answerParts, idle, isDone, isPlain, sure } from './order-traits.ts';
import { heardAsTold } from './read-parts.ts';
import { reviewOrder } from './review-order.ts';
import { rewriteOrder } from './rewrite-order.ts';
import { tellOrder } from './tell-order.ts';

/** How a plain order is carried out. */
const then: Partial<Record<ActName, DoAct>> = {
  tell: tellOrder,
  change: changeAct,
  remove: removeAct,
  move: moveAct,
  reword: rewordAct,
  fix: fixAct,
  undo: undoAct,
  review: reviewOrder,
};

/** A message of which every part is a plain order, for where the other readings do nothing or less. */
export async function answerPlainOrders(input: ChatInput): Promise<ChatAnswer | undefined> {
  const rewritten = rewriteOrder(input);
  if (rewritten) return rewritten;
  const acts = hearActs(input).map((act) => (act.name === 'tell' ? heardAsTold(act) : act));
  const wanted = acts.filter(({ name }) => !idle.has(name));
  if (wanted.length === 0 || !wanted.every((act) => act.name in then && act.sure >= sure && isPlain(act)))
    return undefined;
  let isAllDone = true;
  const answer = await answerParts(input, wanted, acts, async (task) => {
    const done = await then[task.act.name]?.(task);
    const isCertain = task.act.name === 'tell' ? !wonders(task) : done && isDoneAtOnce(task, done);
    isAllDone &&= done !== undefined && isDone(task.act, done) && isCertain === true;
    return done ?? say(task, 'notUnderstood');
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
