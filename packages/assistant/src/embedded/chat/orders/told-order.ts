import { traitsOf } from '@fitted/language/packs';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { type ActTask, type DoAct, openAct, slotsNamed } from '../acts/act-task.ts';
import { askPlace } from '../acts/ask-place.ts';
import { whereLast } from '../acts/find-where.ts';
import { currentJob, entryAbout, isLine } from '../acts/place-told.ts';
import { doubtOf, isPrivate } from '../acts/tell-act.ts';
import { isClean, wordFact } from '../acts/word-fact.ts';
import { change, say } from '../answer.ts';
import { addAt } from '../facts/add-fact.ts';
import type { Place } from '../find/find-place.ts';
import { idle, sure } from './order-traits.ts';
import { placeNamed } from './place-named.ts';
import { heardAsTold } from './read-parts.ts';

/**
 * What somebody tells of themselves, without what they say to us around it: shown at its likeliest place before it is written, with the
 * other places one tap away.
 */
export const toldOrder: DoAct = (task) => {
  const slots = slotsNamed(task.act, 'what');
  const places = slotsNamed(task.act, 'place');
  // In a list, what was told is one item: the course and when it was.
  const told = isOfList(task, places) ? [slots.join(traitsOf(task.reading.language).clauseSeparator)] : slots;
  if (told.length === 0 || !told.every(saysSomething) || told.some((text) => isPrivate(task, { text })))
    return undefined;
  const [doubt] = told.flatMap((text) => doubtOf(task, text) ?? []);
  if (doubt) return doubt;
  const place = places.length > 0 ? placeNamed(task.input.document, places) : placeMeant(task, told.join('\n'));
  if (!place) return undefined;
  const entry = place.kind === 'entry' ? place.entry : undefined;
  const texts = told.map((text) => wordFact(text, task.reading.language, entry));
  if (!texts.every((text) => isClean(text) && (isLine(text) || place.kind === 'section'))) return undefined;
  const edits = texts.flatMap((text, at) =>
    entry ? [insertTold(entry, text, told[at] ?? text)] : addAt(task, text, place).edits,
  );
  return edits.length === 0
    ? undefined
    : shown(task, change(task, edits), entry && askPlace(task, texts.join('\n'), entry));
};

const isOfList = (task: ActTask, places: readonly string[]): boolean =>
  placeNamed(task.input.document, places)?.kind === 'section';

const fewWords = 3;
const fewCharacters = 6;

/** Of two pieces around a place, "… in SAP" and "every day", the second is not a fact of its own. */
const saysSomething = (text: string): boolean =>
  hasCjk(text) ? text.length >= fewCharacters : text.split(/\s+/u).length >= fewWords || /\p{Lu}|\p{N}/u.test(text);

function shown(task: ActTask, answer: ChatAnswer, others: ChatAnswer | undefined): ChatAnswer {
  const choices = others?.choices?.slice(1);
  return { ...say(task, 'nothingChanged'), words: '', unsure: answer.edits, ...(choices && { choices }) };
}

function placeMeant({ input }: ActTask, told: string): Place | undefined {
  const entry = entryAbout(input.document, told) ?? whereLast(input) ?? currentJob(input.document);
  return entry && { kind: 'entry', entry };
}

interface AskedTold {
  readonly answer: ChatAnswer;
  /** The message says where it belongs. */
  readonly isPlaced: boolean;
}

/** The one thing that a message tells, as a line to be asked about. */
export async function answerTold(input: ChatInput): Promise<AskedTold | undefined> {
  const acts = readActs(input.message.normalize('NFC'), input.document).map(heardAsTold);
  const [act, ...others] = acts.filter(({ name }) => !idle.has(name));
  if (act?.name !== 'tell' || others.length > 0 || act.sure < sure) return undefined;
  const answer = await toldOrder(openAct(input, act, acts));
  return answer && { answer, isPlaced: slotsNamed(act, 'place').length > 0 };
}
