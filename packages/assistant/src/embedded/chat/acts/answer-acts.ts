import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { answerRequests } from '../answer-requests.ts';
import { foldLetters } from '../fold-name.ts';
import { isQuestion } from '../is-question.ts';
import { actOf } from '../operations/act-traits.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { performLikeliest } from '../operations/perform.ts';
import { type Clause, clausesOf } from '../wishes/clauses.ts';
import { type ActTask, type DoAct, openAct, slotsNamed } from './act-task.ts';
import { answerTalk, askAct, refuseUntrue, soundsUntrue } from './ask-act.ts';
import { changeAct } from './change-act.ts';
import { isDoneAtOnce } from './done-at-once.ts';
import { hearActs } from './hear-acts.ts';
import { asOneOf, fixAct, moveAct, reviewAct, rewordAct, tailorAct, undoAct } from './operation-acts.ts';
import { keepAct, keptBy, removeAct } from './remove-act.ts';
import { tellAct } from './tell-act.ts';

/** The handler of each act; undefined if what it names is not clear here. */
const doing: Readonly<Record<ActName, DoAct>> = {
  tell: tellAct,
  change: changeAct,
  remove: removeAct,
  retract: asOneOf('retract'),
  move: moveAct,
  reword: rewordAct,
  write: asOneOf('write'),
  split: asOneOf('split'),
  join: asOneOf('join'),
  fix: fixAct,
  onepage: asOneOf('onepage'),
  tailor: tailorAct,
  improve: asOneOf('improve'),
  undo: undoAct,
  keep: keepAct,
  review: reviewAct,
  ask: askAct,
  untrue: refuseUntrue,
  talk: answerTalk,
  why: () => undefined,
  yes: () => undefined,
  no: () => undefined,
};

/** These ask for nothing by themselves. */
const idle: ReadonlySet<ActName> = new Set<ActName>(['why', 'yes', 'no']);
/** Below this, the words of an act are read again as a sentence of their own. */
const sure = 0.4;
/** Text without a single word asks for nothing. */
const hasWord = /\p{L}{2}|\p{sc=Han}/u;
/** Nobody asks for more in one message, and each request is looked up in the whole resume. */
const maxWishes = 10;

/** Everything that a message does, in order, as one answer. Undefined if it does nothing we know. */
export async function answerActs(input: ChatInput, within?: 'only what stands here'): Promise<ChatAnswer | undefined> {
  const acts = hearActs(input).map((act) => heardAgain(act, input));
  const isForbidden = untouched.test(foldLetters(input.message).toLowerCase());
  const wanted = acts
    .filter((act) => isWanted(act, acts) && hasWord.test(act.text) && (!isForbidden || answering.has(act.name)))
    .slice(0, maxWishes);
  if (wanted.length === 0 || (within && !wanted.every((act) => isCertain(act, input)))) return undefined;
  const texts = wanted.map(({ text }) => text);
  const answer = await answerRequests(input, texts, (now, at) =>
    doAct({ ...now, message: input.message }, wanted[at] as Act, acts),
  );
  return isEmpty(answer) ? undefined : answer;
}

const isEmpty = ({ words, edits, unsure = [], choices = [], action }: ChatAnswer): boolean =>
  words === '' && action === 'none' && edits.length + unsure.length + choices.length === 0;

/** In a short message: acts on existing content, or a figure stated or corrected without asking for anything untrue. */
const isCertain = ({ name, text }: Act, { message }: ChatInput): boolean =>
  ofStanding.has(name) ||
  (['tell', 'change', 'ask'].includes(name) && /\p{N}/u.test(text + message) && !soundsUntrue(message));

/** These act on what is, or was, in the resume. */
const ofStanding: ReadonlySet<ActName> = new Set<ActName>(['remove', 'undo', 'keep']);

/** "… don't change anything yet" */
const untouched = pattern('u')`${actCues.word('untouched')}`;

const answering: ReadonlySet<ActName> = new Set<ActName>(['ask', 'review', 'talk', 'untrue']);

/** A request for an untruth needs two readings to agree; otherwise a question stays a question, and a statement only a reason. */
function heardAgain(act: Act, { message }: ChatInput): Act {
  const asked = act.name === 'why' ? clausesOf(act.text).find(asks) : undefined;
  if (asked) return { ...act, name: 'ask', text: asked.text, slots: [] };
  if (act.name !== 'untrue' || soundsUntrue(act.text)) return act;
  const isAsked = /[?？]/u.test(act.text) || /^\s*[?？]/u.test(message.slice(act.to)) || isQuestion(act.text);
  const isWritten = wantsWriting(act.text) || clausesOf(act.text).some((clause) => clause.act === 'add');
  if (isWritten && (soundsUntrue(message) || act.sure >= surely)) return act;
  return { ...act, name: isAsked ? 'ask' : 'why', slots: [] };
}

const questionOpening = pattern('iu')`^${actCues.any('questionOpening')}[,\s]+`;

/** A reason does not ask anything; "first off, what have I got" does. */
const asks = ({ text, isAsked, isReason }: Clause): boolean =>
  !isReason && (isAsked || isQuestion(text.replace(questionOpening, '')));

const surely = 0.9;

const wantsWriting = (text: string): boolean =>
  readOperation(text)
    .filter(({ label }) => hasTrait(label, 'writes'))
    .reduce((sum, { share }) => sum + share, 0) >= sure;

/** An untruth also blocks what is told and changed beside it: written down, that would be the untruth. */
function isWanted(act: Act, acts: readonly Act[]): boolean {
  if (idle.has(act.name)) return false;
  const others = acts.filter((other) => other !== act && !idle.has(other.name) && other.name !== 'talk');
  if (others.length > 0 && (act.sure < sure || isTag(act.text) || !isAgreed(act))) return false;
  const isUntrue = acts.some(({ name }) => name === 'untrue');
  if (isUntrue && ['tell', 'change', 'write', 'reword', 'ask'].includes(act.name)) return false;
  // "…, it's nothing to do with care": a remark beside a request is its reason.
  const isRemark =
    act.name === 'tell' && !tellsOfSelf(act.text) && !/\p{N}/u.test(act.text) && slotsNamed(act, 'place').length === 0;
  if (isRemark && acts.some(({ name }) => name !== 'tell' && name !== 'talk' && !idle.has(name))) return false;
  // A kind word beside a request needs no answer of its own.
  if (act.name === 'talk') return acts.every(({ name }) => name === 'talk' || idle.has(name));
  if (act.name === 'keep') return acts.every(({ name }) => name === 'keep' || name === 'talk' || idle.has(name));
  return true;
}

/** "…, don't you think?" asks nothing. */
const isTag = (text: string): boolean => text.split(/\s+/u).length <= 5 && tagQuestion.test(text.trim());
const tagQuestion = pattern('iu')`^(?:and )?${actCues.any('tagQuestion')}\s*[?？]*$`;

/**
 * The acts that need a second reading when they name nothing, and what else than their own operations the whole sentence
 * may be read as.
 */
const alsoReadAs: Partial<Record<ActName, readonly OperationName[]>> = {
  split: ['replace', 'merge', 'strengthen', 'shorten'],
  join: ['split', 'shorten'],
  onepage: ['shorten'],
  tailor: ['emphasise', 'improve', 'rename', 'replace'],
  improve: ['tailor', 'strengthen', 'emphasise', 'ready'],
  review: ['advice', 'worry', 'gap'],
};

/** A request that names nothing needs two readings to agree. */
function isAgreed({ name, text, slots }: Act): boolean {
  const others = alsoReadAs[name];
  if (!others || slots.some((slot) => slot.name === 'thing') || /[?？]/u.test(text)) return true;
  const share = readOperation(text)
    .filter(({ label }) => actOf[label] === name || others.includes(label))
    .reduce((sum, guess) => sum + guess.share, 0);
  return share >= agreed;
}

const agreed = 0.1;

async function doAct(input: ChatInput, act: Act, acts: readonly Act[]): Promise<ChatAnswer> {
  const task = openAct(input, act, acts);
  const answer = act.sure >= sure ? await doing[act.name](task) : undefined;
  if (answer) return careful(task, withoutKept(task, answer));
  const read = careful(task, await performLikeliest({ ...input, message: act.text }));
  // Beside what was understood, an answer to half a sentence adds more noise than help.
  const isAlone = acts.every((other) => other === act || other.name === 'talk' || idle.has(other.name));
  return isAlone || read.unsure?.length || read.choices?.length ? read : { ...read, words: '' };
}

/** What should stay is not touched by the other requests of the message. */
function withoutKept(task: ActTask, answer: ChatAnswer): ChatAnswer {
  const kept = keptBy(task);
  const lines = new Set(kept.flatMap((thing) => ('line' in thing && thing.kind === 'line' ? [thing.line.id] : [])));
  const entries = new Set(kept.flatMap((thing) => (thing.kind === 'entry' ? [thing.entry.id] : [])));
  const isKept = ({ target }: Edit) =>
    ('lineId' in target && lines.has(target.lineId)) || ('entryId' in target && entries.has(target.entryId));
  return answer.edits.some(isKept) ? { ...answer, edits: answer.edits.filter((edit) => !isKept(edit)) } : answer;
}

/** Uncertain changes are shown and asked about; the resume stays as it is until the person says yes. */
function careful(task: ActTask, answer: ChatAnswer): ChatAnswer {
  if (isDoneAtOnce(task, answer)) return answer;
  const unsure = [...answer.edits, ...(answer.unsure ?? [])];
  return { ...answer, words: '', action: 'none', edits: [], statedFacts: [], unsure };
}
