import { hasQuotationMark, quotedWords } from '@fitted/language/writing/quotations';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { type ActTask, type DoAct, openAct, slotsNamed, type Where } from '../acts/act-task.ts';
import { soundsUntrue } from '../acts/ask-act.ts';
import { isDoneAtOnce, wonders } from '../acts/done-at-once.ts';
import { whereNamed } from '../acts/find-where.ts';
import { moveAct } from '../acts/operation-acts.ts';
import { removeAct } from '../acts/remove-act.ts';
import { shownFirst } from '../answer.ts';
import { isNamed, mentionsIn } from '../operations/mentions.ts';
import { bareWords } from '../wishes/name-words.ts';
import { aWord } from '../wishes/take-away-wish.ts';
import { tell } from '../wishes/wish-task.ts';
import { changeOrder } from './change-order.ts';
import { moveOrder } from './move-order.ts';
import { namesAnew } from './names-anew.ts';
import { answerParts, idle, isDone, isPlain, isSure, ofWording, sure } from './order-traits.ts';
import { isOfProfile, profileOrder } from './profile-order.ts';
import { readParts } from './read-parts.ts';
import { removeOrder } from './remove-order.ts';
import { rewriteOrder } from './rewrite-order.ts';
import { spelledChange } from './spelled-change.ts';
import { tellOrder } from './tell-order.ts';
import { toldOrder } from './told-order.ts';

/** What is done before any reading that guesses: the words of the message and of this resume leave nothing open. */
const first: Partial<Record<ActName, DoAct>> = {
  tell: (task) =>
    isSpelledOut(task.act) ? (tellOrder(task) ?? (task.act.isSpelled ? toldOrder(task) : undefined)) : undefined,
  change: (task) => (task.act.isSpelled ? spelledChange(task) : changeOrder(task)),
  remove: (task) =>
    removeOrder(task) ?? (task.act.isSpelled && !aWord.test(task.act.text) ? removeAct(task) : undefined),
  move: (task) => moveOrder(task) ?? (task.act.isSpelled ? moveAct(task) : undefined),
  reword: profileOrder,
  write: profileOrder,
  tailor: profileOrder,
};

/** "add under …: …", or in quotation marks: where the words begin that are to be written needs no reading. */
const isSpelledOut = ({ slots, text, from, isSpelled }: Act): boolean =>
  isSpelled ||
  slots.some(
    (slot) =>
      slot.name === 'what' &&
      (quotedWords(slot.text) !== undefined || /[:：]\s*$/u.test(text.slice(0, Math.max(0, slot.from - from)))),
  ) ||
  slots.some((slot) => slot.name === 'place' && slot.from > from + text.length);

type Read = (input: ChatInput) => Promise<ChatAnswer>;

/**
 * What a message spells out is done to the letter, before any reading that guesses; what else it asks for is read by `others`, each
 * part alone. Undefined if no part is spelled out.
 */
export async function answerOrders(input: ChatInput, others: Read): Promise<ChatAnswer | undefined> {
  const isQuoting = hasQuotationMark(input.message);
  const rewritten = isQuoting ? undefined : rewriteOrder(input, 'only what is surely meant');
  if (rewritten) return rewritten;
  const acts = withStretches(readParts(input), input.message.normalize('NFC'));
  const isOrder = (act: Act) =>
    act.name in first && (ofWording.has(act.name) ? isOfKnown(openAct(input, act, acts)) : isSure(act));
  const wanted = acts.filter((act, at) => isWanted(act, acts[at - 1]));
  const isSpelled = acts.some((act) => act.isSpelled);
  const isOpen = wanted.some((act) => act.name === 'untrue' || (act.sure < surelyPart && !isOrder(act) && !isSpelled));
  if (isOpen || !wanted.some(isOrder)) return undefined;
  let isAnyDone = false;
  const answer = await answerParts(input, wanted, acts, async (task, now) => {
    const done = isOrder(task.act)
      ? ((await first[task.act.name]?.(task)) ?? (await spelledRemoval(task, now, others)))
      : undefined;
    const isGood = done !== undefined && isDone(task.act, done);
    if (isGood && task.act.isSpelled && !isMeant(task, done)) {
      isAnyDone = true;
      return shownFirst(done);
    }
    if (isGood && isMeant(task, done)) {
      isAnyDone = true;
      const isShown = done.edits.length === 0 && !done.choices && task.act.name === 'change' && wanted.length > 1;
      const read = isShown ? await others({ ...now, message: task.act.text, history: [] }) : undefined;
      return read && read.edits.length > 0 ? read : done;
    }
    if (isOfUnknown(task)) return tell(task, 'notNamed', slotsNamed(task.act, 'thing').join(' '));
    // A part of a message does not answer the question that the last reply asked.
    return wanted.length > 1 ? within(task, await others({ ...now, message: task.act.text, history: [] })) : nothing;
  });
  return isAnyDone ? answer : undefined;
}

/** What stands between two plain orders is read as a whole: where its parts begin and end would be a guess. */
function withStretches(acts: readonly Act[], message: string): readonly Act[] {
  if (!acts.some(({ isSpelled }) => isSpelled)) return acts;
  const parts: Act[] = [];
  for (const act of acts) {
    const before = parts.at(-1);
    const isOne = before && !before.isSpelled && !act.isSpelled && !idle.has(before.name) && !idle.has(act.name);
    if (!isOne) parts.push(act);
    else
      parts[parts.length - 1] = {
        ...before,
        ...{
          to: act.to,
          text: message.slice(before.from, act.to),
          slots: [],
          sure: Math.min(before.sure, act.sure, unsure),
        },
      };
  }
  return parts;
}

/** Nothing is done to the letter of what may be several orders. */
const unsure = 0.5;

/** Read with all that is known of removals, and if that finds nothing, by the names alone. */
async function spelledRemoval(task: ActTask, now: ChatInput, others: Read): Promise<ChatAnswer | undefined> {
  const { act } = task;
  if (act.name !== 'remove' || !act.isSpelled || aWord.test(act.text)) return undefined;
  const read = await others({ ...now, message: act.text, history: [] });
  return isDone(act, read) ? read : removeAct(task);
}

/** What a part asks for is done to what it names; a part that only tells or asks takes nothing away. */
function within(task: ActTask, answer: ChatAnswer): ChatAnswer {
  const { act, input } = task;
  const isFree = answer.edits.every(({ before, after }) => after.length > before.length);
  if (isFree || (changing.has(act.name) && act.name !== 'reword')) return answer;
  const names = slotsNamed(act, 'thing');
  const known = act.name === 'reword' ? names.flatMap((name) => idsWithin(whereNamed(input.document, name))) : [];
  const isInside = answer.edits.every(({ target }) => Object.values(target).some((id) => known.includes(String(id))));
  return isInside || names.length === 0 ? answer : tell(task, 'notNamed', names.join(' '));
}

const changing: ReadonlySet<ActName> = new Set<ActName>([
  ...(['remove', 'retract', 'change', 'move', 'reword', 'split', 'join', 'fix', 'onepage', 'tailor', 'undo'] as const),
]);

function idsWithin({ entry, section, line }: Where): readonly string[] {
  if (line) return [line.id];
  const entries = entry ? [entry] : (section?.entries ?? []);
  return [
    ...(section ? [section.id] : []),
    ...entries.flatMap((one) => [one.id, ...[...one.head, ...one.body].map(({ id }) => id)]),
  ];
}

/** Parts that are not surely parts are not read alone. */
const surelyPart = 0.6;

const nothing: ChatAnswer = { words: '', action: 'none', edits: [], statedFacts: [] };

/** The profile, or to make something shorter that is clearly named: without a name it would be all of it. */
function isOfKnown(task: ActTask): boolean {
  if (task.act.sure < sure) return false;
  const thing = slotsNamed(task.act, 'thing').join(' ');
  return (
    isOfProfile(task) ||
    (task.act.name === 'reword' && isPlain(task.act) && isNamed(mentionsIn(task.input.document, thing)))
  );
}

/** What is to be worded anew is named and not found: without it, it would be the whole resume. */
const isOfUnknown = ({ act, input }: ActTask): boolean =>
  act.name === 'reword' &&
  slotsNamed(act, 'thing').some((thing) => bareWords(thing) !== '' && !isNamed(mentionsIn(input.document, thing)));

/** "make the profile better, fit it to the job": the second only says how. */
function isWanted({ name, slots, text }: Act, before: Act | undefined): boolean {
  if (idle.has(name) || (name === 'change' && slots.length === 0)) return false;
  return !(name === 'tailor' && before && ofWording.has(before.name) && text.length <= shortRemark);
}

const shortRemark = 40;

/** An order in somebody's own words is meant; any other is if nothing in it wavers. */
function isMeant(task: ActTask, answer: ChatAnswer): boolean {
  const { act } = task;
  if (act.name === 'undo' || act.slots.some(({ text }) => quotedWords(text) !== undefined)) return !wonders(task);
  if (ofWording.has(act.name)) return true;
  if (act.name === 'change') {
    const isSound = !soundsUntrue(act.text) && !soundsUntrue(task.input.message) && !answer.edits.some(namesAnew);
    return !wonders(task) && isSound;
  }
  return act.name === 'tell' || act.name === 'move' ? !wonders(task) : isDoneAtOnce(task, answer);
}
