import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { actCues } from '../../../cues.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { type ActTask, type DoAct, openAct, slotsNamed } from '../acts/act-task.ts';
import { doubtOf, isPrivate } from '../acts/tell-act.ts';
import { say } from '../answer.ts';
import { showTold } from '../facts/show-told.ts';
import type { Place } from '../find/find-place.ts';
import { answerParts, idle, sure } from './order-traits.ts';
import { placeNamed } from './place-named.ts';
import { heardAsTold } from './read-parts.ts';
import { isOrder } from './tell-order.ts';

/** What somebody tells of themselves, without what they say to us around it. */
export const toldOrder: DoAct = (task) => {
  const places = slotsNamed(task.act, 'place');
  const named = placeNamed(task.input.document, places);
  const told = factsIn(task, named);
  if (told.length === 0 || (!isOrder(task) && told.some((text) => isPrivate(task, { text })))) return undefined;
  const [doubt] = [task.act.text, ...told].flatMap((text) => doubtOf(task, text) ?? []);
  if (doubt) return doubt;
  return showTold(task, told, named);
};

const fewWords = 3;
const fewCharacters = 6;

/**
 * The facts of a message. In a list, what was told is one item: the course and when it was. Elsewhere a piece too short to be a fact of
 * its own, "210 rooms" or "every day", belongs to the one before it.
 */
function factsIn(task: ActTask, named: Place | undefined): readonly string[] {
  const pieces = withCondition(task);
  const { clauseSeparator } = traitsOf(task.reading.language);
  if (named?.kind === 'section') return pieces.length > 0 ? [pieces.join(clauseSeparator)] : [];
  const facts: string[] = [];
  for (const piece of pieces) {
    const before = facts.at(-1);
    if (before === undefined || (saysSomething(piece) && saysSomething(before))) facts.push(piece);
    else facts[facts.length - 1] = before + clauseSeparator + piece;
  }
  return facts;
}

const condition = pattern('iu')`^[,\s]*(?:${actCues.any('whenever')})\s[^.!?。]{4,80}(?=[.!?。]|$)`;

/** "… when the chef was away" limits what was done, and is no part of it to the tagger. */
function withCondition({ act, input }: ActTask): readonly string[] {
  const pieces = slotsNamed(act, 'what');
  const end = Math.max(...act.slots.map(({ to }) => to));
  const [limit] = condition.exec(input.message.normalize('NFC').slice(end)) ?? [];
  const last = pieces.at(-1);
  return last !== undefined && limit ? [...pieces.slice(0, -1), last + limit] : pieces;
}

const saysSomething = (text: string): boolean =>
  hasCjk(text) ? text.length >= fewCharacters : text.split(/\s+/u).length > fewWords;

interface AskedTold {
  readonly answer: ChatAnswer;
  /** The message says where it belongs. */
  readonly isPlaced: boolean;
}

/** What a message tells, as lines to be asked about, if it asks for nothing else. */
export async function answerTold(input: ChatInput): Promise<AskedTold | undefined> {
  const acts = readActs(input.message.normalize('NFC'), input.document).map(heardAsTold);
  const wanted = acts.filter(({ name }) => !idle.has(name));
  if (wanted.length === 0 || !wanted.every(({ name, sure: share }) => name === 'tell' && share >= sure))
    return undefined;
  const isPlaced = wanted.some((act) => slotsNamed(act, 'place').length > 0);
  const [act, ...others] = wanted;
  if (act && others.length === 0) {
    const answer = await toldOrder(openAct(input, act, acts));
    return answer && { answer, isPlaced };
  }
  let isAll = true;
  const answer = await answerParts(input, wanted, acts, async (task) => {
    const one = await toldOrder(task);
    isAll &&= one !== undefined;
    return one ?? say(task, 'notUnderstood');
  });
  return isAll ? { answer, isPlaced } : undefined;
}
