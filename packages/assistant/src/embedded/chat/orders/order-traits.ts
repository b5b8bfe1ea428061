import { quotedWords } from '@fitted/language/writing/quotations';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { type ActTask, openAct, slotsNamed } from '../acts/act-task.ts';
import { answerRequests } from '../answer-requests.ts';
import { actOf } from '../operations/act-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';
import type { Act as ClauseAct } from '../wishes/data/wish-words.ts';

/** These ask for nothing by themselves. */
export const idle: ReadonlySet<ActName> = new Set<ActName>(['why', 'yes', 'no', 'talk']);
/** To word something anew: what came of it is shown before it is written. */
export const ofWording: ReadonlySet<ActName> = new Set<ActName>(['reword', 'write', 'tailor']);

export const sure = 0.85;
/** Both readers have to mean the same: the one of acts and the verb, or from this share on the reader of whole sentences. */
const agreed = 0.25;

export const isSure = (act: Act, from = sure): boolean =>
  act.sure >= from || act.slots.some(({ text }) => quotedWords(text) !== undefined);

/** Read the same way twice, or in quotation marks. */
export function isPlain(act: Act, from = sure): boolean {
  if (!isSure(act, from)) return false;
  if (act.slots.some(({ text }) => quotedWords(text) !== undefined)) return true;
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

/** What is asked is answered; all else is done or shown, or it was not so plain. */
export function isDone(act: Act, { edits, action, unsure = [], choices = [] }: ChatAnswer): boolean {
  if (act.name === 'review') return true;
  // Which of several lines is meant was asked.
  if (act.isSpelled && act.name === 'change' && choices.length > 0) return true;
  if (ofWording.has(act.name) || act.name === 'tell' || act.name === 'change') return edits.length + unsure.length > 0;
  // What is to go and still stands in the same line was listed twice.
  const isLeft =
    act.name === 'remove' && edits.some(({ after }) => slotsNamed(act, 'thing').some((name) => holds(after, name)));
  return !isLeft && unsure.length === 0 && (edits.length > 0 || action === 'undo' || action === 'original');
}

const holds = (text: string, name: string): boolean => text.toLowerCase().includes(name.trim().toLowerCase());

/** Each act answered in its order, as one answer. */
export const answerParts = (
  input: ChatInput,
  wanted: readonly Act[],
  acts: readonly Act[],
  answerOne: (task: ActTask, now: ChatInput) => Promise<ChatAnswer>,
): Promise<ChatAnswer> =>
  answerRequests(
    input,
    wanted.map(({ text }) => text),
    (now, at) => answerOne(openAct({ ...now, message: input.message }, wanted[at] as Act, acts), now),
  );
