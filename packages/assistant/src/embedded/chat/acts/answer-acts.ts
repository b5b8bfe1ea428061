import type { OperationName } from '@fitted/contract/chat-operations';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { answerRequests } from '../answer-requests.ts';
import { perform } from '../operations/perform.ts';
import { type ActTask, type DoAct, openAct } from './act-task.ts';
import { answerAsked, answerTalk, refuseUntrue, soundsUntrue } from './ask-act.ts';
import { changeAct } from './change-act.ts';
import { asOneOf, fixAct, moveAct, reviewAct, rewordAct, tailorAct, undoAct } from './operation-acts.ts';
import { keepAct, keptBy, removeAct } from './remove-act.ts';
import { tellAct } from './tell-act.ts';

/** How each act is done; undefined where what it names is not clear here. */
const doing: Readonly<Record<ActName, DoAct>> = {
  tell: tellAct,
  change: changeAct,
  remove: removeAct,
  retract: asOneOf('retract', 'remove', 'remove_words'),
  move: moveAct,
  reword: rewordAct,
  write: asOneOf('summary', 'letter'),
  split: asOneOf('split'),
  join: asOneOf('merge'),
  fix: fixAct,
  onepage: asOneOf('one_page'),
  tailor: tailorAct,
  improve: asOneOf('improve'),
  undo: undoAct,
  keep: keepAct,
  review: reviewAct,
  ask: answerAsked,
  untrue: refuseUntrue,
  talk: answerTalk,
  why: () => undefined,
  yes: () => undefined,
  no: () => undefined,
};

/** These want nothing by themselves. */
const idle: ReadonlySet<ActName> = new Set<ActName>(['why', 'yes', 'no']);
/** Below it the words of an act are read once more as a sentence by themselves. */
const sure = 0.4;
/** What has not a single word in it wants nothing. */
const hasWord = /\p{L}{2}|\p{sc=Han}/u;
/** Nobody wishes more in one breath, and each wish is looked for in the whole resume. */
const mostWishes = 10;

/** Everything that a message does, in order, as one answer. Undefined where it does nothing that is known. */
export async function answerActs(input: ChatInput): Promise<ChatAnswer | undefined> {
  const acts = readActs(input.message, input.document).map((act) => heardAgain(act, input));
  const wanted = acts.filter((act) => isWanted(act, acts) && hasWord.test(act.text)).slice(0, mostWishes);
  if (wanted.length === 0) return undefined;
  const texts = wanted.map(({ text }) => text);
  return answerRequests(input, texts, (now, at) => doAct({ ...now, message: input.message }, wanted[at] as Act, acts));
}

/** That somebody asks for an untruth is not believed of one reading alone: a question stays one unless it wants something written. */
function heardAgain(act: Act, { message }: ChatInput): Act {
  if (act.name !== 'untrue' || soundsUntrue(act.text) || soundsUntrue(message)) return act;
  if (!/[?？]/u.test(act.text) || wantsWriting(act.text)) return act;
  return { ...act, name: 'ask', slots: [] };
}

const writing: ReadonlySet<OperationName> = new Set<OperationName>([
  ...(['state', 'add', 'add_role', 'replace', 'rename', 'correct', 'untrue'] as const),
]);

const wantsWriting = (text: string): boolean =>
  readOperation(text)
    .filter(({ label }) => writing.has(label))
    .reduce((sum, { share }) => sum + share, 0) >= sure;

/** An untruth takes along what is told and changed beside it: written down, that would be the untruth. */
function isWanted(act: Act, acts: readonly Act[]): boolean {
  if (idle.has(act.name)) return false;
  const isUntrue = acts.some(({ name }) => name === 'untrue');
  if (isUntrue && ['tell', 'change', 'write', 'reword', 'ask'].includes(act.name)) return false;
  // A kind word beside a wish needs no answer of its own.
  if (act.name === 'talk') return acts.every(({ name }) => name === 'talk' || idle.has(name));
  if (act.name === 'keep') return acts.every(({ name }) => name === 'keep' || name === 'talk' || idle.has(name));
  return true;
}

async function doAct(input: ChatInput, act: Act, acts: readonly Act[]): Promise<ChatAnswer> {
  const task = openAct(input, act, acts);
  const answer = act.sure >= sure ? await doing[act.name](task) : undefined;
  if (answer) return careful(withoutKept(task, answer));
  return careful(await perform({ ...input, message: act.text }));
}

/** What is to stay is not touched by the other wishes of the message. */
function withoutKept(task: ActTask, answer: ChatAnswer): ChatAnswer {
  const kept = keptBy(task);
  const lines = new Set(kept.flatMap((thing) => ('line' in thing && thing.kind === 'line' ? [thing.line.id] : [])));
  const entries = new Set(kept.flatMap((thing) => (thing.kind === 'entry' ? [thing.entry.id] : [])));
  const isKept = ({ target }: Edit) =>
    ('lineId' in target && lines.has(target.lineId)) || ('entryId' in target && entries.has(target.entryId));
  return answer.edits.some(isKept) ? { ...answer, edits: answer.edits.filter((edit) => !isKept(edit)) } : answer;
}

/** What only puts things in another order loses nothing and says nothing new. */
const harmless: ReadonlySet<Edit['kind']> = new Set(['reorder', 'reorder-items', 'move-section'] as const);

/**
 * Of what people say in one breath about half is read rightly, and the reading does not know which half: so whatever would write or take out
 * words is shown and asked about, and the resume stays as it is until the person says yes.
 */
function careful(answer: ChatAnswer): ChatAnswer {
  if (answer.edits.every(({ kind }) => harmless.has(kind))) return answer;
  const unsure = [...answer.edits, ...(answer.unsure ?? [])];
  return { ...answer, words: '', action: 'none', edits: [], statedFacts: [], unsure };
}
