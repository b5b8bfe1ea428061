import { traitsOf } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { replaceLine } from '../../build-edit.ts';
import { insertTold } from '../../structure/facts/place-fact.ts';
import { type ActTask, type DoAct, openAct, slotsNamed } from '../acts/act-task.ts';
import { askPlace } from '../acts/ask-place.ts';
import { ordersUs } from '../acts/data/chat-words.ts';
import { whereLast } from '../acts/find-where.ts';
import { currentJob, entryAbout, holdsAll, isLine, lineAbout, sectionBySense } from '../acts/place-told.ts';
import { doubtOf, isPrivate } from '../acts/tell-act.ts';
import { isClean, wordFact } from '../acts/word-fact.ts';
import { change, say } from '../answer.ts';
import { addAt } from '../facts/add-fact.ts';
import type { Place } from '../find/find-place.ts';
import { listedSkills, listFor } from '../find/list-items.ts';
import { answerParts, idle, sure } from './order-traits.ts';
import { placeNamed } from './place-named.ts';
import { heardAsTold } from './read-parts.ts';
import { isOrder } from './tell-order.ts';

/**
 * What somebody tells of themselves, without what they say to us around it: shown at its likeliest place before it is written, with the
 * other places one tap away; if no place is likely, it is asked where.
 */
export const toldOrder: DoAct = (task) => {
  const places = slotsNamed(task.act, 'place');
  const named = placeNamed(task.input.document, places);
  const told = factsIn(task, named);
  if (told.length === 0 || (!isOrder(task) && told.some((text) => isPrivate(task, { text })))) return undefined;
  const [doubt] = [task.act.text, ...told].flatMap((text) => doubtOf(task, text) ?? []);
  if (doubt) return doubt;
  const place = named ?? placeMeant(task, told.join('\n'));
  const entry = place?.kind === 'entry' ? place.entry : undefined;
  const texts = told.map((text) => wordFact(text, task.reading.language, entry));
  const isItem = place?.kind === 'section';
  if (!texts.every((text) => isClean(text) && !ordersUs.test(text) && (isItem || (isLine(text) && isWhole(text)))))
    return undefined;
  if (!place) return askPlace(task, texts.join('\n'));
  const edits = texts.flatMap((text, at) => writtenAt(task, place, text, told[at] ?? text));
  if (edits.length === 0) return undefined;
  return shown(task, change(task, edits), entry && askPlace(task, texts.join('\n'), entry));
};

/** In place of the line that says less of the same, or as a line of its own. */
function writtenAt(task: ActTask, place: Place, text: string, told: string): readonly Edit[] {
  if (place.kind !== 'entry') return addAt(task, text, place).edits;
  const line = lineAbout(place.entry, text);
  return [
    line && holdsAll(text, line.text) ? replaceLine(line, text, 'stated-fact') : insertTold(place.entry, text, told),
  ];
}

const fewWords = 3;
const fewCharacters = 6;
const maxItemWords = 4;

/**
 * The facts of a message. In a list, what was told is one item: the course and when it was. Elsewhere a piece too short to be a fact of
 * its own, "210 rooms" or "every day", belongs to the one before it.
 */
function factsIn({ act, reading }: ActTask, named: Place | undefined): readonly string[] {
  const pieces = slotsNamed(act, 'what');
  const { clauseSeparator } = traitsOf(reading.language);
  if (named?.kind === 'section') return pieces.length > 0 ? [pieces.join(clauseSeparator)] : [];
  const facts: string[] = [];
  for (const piece of pieces) {
    const before = facts.at(-1);
    if (before === undefined || (saysSomething(piece) && saysSomething(before))) facts.push(piece);
    else facts[facts.length - 1] = before + clauseSeparator + piece;
  }
  return facts;
}

const saysSomething = (text: string): boolean =>
  hasCjk(text) ? text.length >= fewCharacters : text.split(/\s+/u).length > fewWords;

/** "more detail" is not a fact. */
const isWhole = (text: string): boolean => hasCjk(text) || /\p{N}/u.test(text) || text.split(/\s+/u).length >= fewWords;

function shown(task: ActTask, answer: ChatAnswer, others: ChatAnswer | undefined): ChatAnswer {
  const choices = others?.choices?.slice(1);
  return { ...say(task, 'nothingChanged'), words: '', unsure: answer.edits, ...(choices && { choices }) };
}

/** By what it is, a licence or one more skill; else the job that it shares words with, that was spoken of last, or that is current. */
function placeMeant(task: ActTask, told: string): Place | undefined {
  const { input } = task;
  const isItem = !hasCjk(told) && told.split(/\s+/u).length <= maxItemWords;
  const skills = isItem ? listedSkills(task, told) : undefined;
  const list = skills && listFor(task, skills);
  if (list) return list;
  const home = sectionBySense(input.document, told);
  if (home?.kind === 'certifications' || (home && isItem)) return { kind: 'section', section: home };
  const entry = entryAbout(input.document, told) ?? whereLast(input) ?? currentJob(input.document);
  return entry && { kind: 'entry', entry };
}

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
