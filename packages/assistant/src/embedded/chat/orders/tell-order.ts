import { quotedWords } from '@fitted/language/writing/quotations';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { readOperation } from '../../../understand/read-operation.ts';
import { type ActTask, type DoAct, slotsNamed } from '../acts/act-task.ts';
import { isLine } from '../acts/place-told.ts';
import { doubtOf } from '../acts/tell-act.ts';
import { isClean } from '../acts/word-fact.ts';
import { addAt } from '../facts/add-at.ts';
import { wordTold } from '../facts/show-told.ts';
import { type Place, splitPlaceToAdd } from '../find/find-place.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { placeNamed } from './place-named.ts';

/** Writes what somebody orders to stand there, where they say: "add … under certificates", "put at the Anchor: …". */
export const tellOrder: DoAct = (task) => {
  const told = isOrder(task) ? toldIn(task) : undefined;
  if (!told) return undefined;
  const entry = told.place.kind === 'entry' ? told.place.entry : undefined;
  const text = wordTold(task, told.words, task.reading.language, entry);
  const isQuoted = task.act.slots.some((slot) => slot.name === 'what' && quotedWords(slot.text) !== undefined);
  const isWhole = isQuoted || hasCjk(text) || text.split(/\s+/u).length >= fewWords;
  // Two sentences of talk are shown before they are written.
  if (!isQuoted && /[.!?]\s/u.test(text)) return undefined;
  if (!isClean(text) || !((isLine(text) && isWhole) || told.place.kind === 'section')) return undefined;
  return doubtOf(task, told.words) ?? addAt(task, text, told.place);
};

/** "add …", "put …", or a place that is said afterwards. */
export function isOrder({ act }: ActTask): boolean {
  if (act.isSpelled) return true;
  const [first] = act.slots.filter(({ name }) => name === 'what');
  // "I did …, can that go under education?"
  if (act.slots.some(({ name, from }) => name === 'place' && from > act.to)) return true;
  const before = act.text.slice(0, Math.max(0, (first?.from ?? act.from) - act.from));
  const isAdding = clausesOf(before).some((clause) => clause.act === 'add');
  return isAdding || readOperation(before).some(({ label, share }) => hasTrait(label, 'adds') && share >= clearly);
}

const clearly = 0.3;
/** "add more detail to …" names no fact yet. */
const fewWords = 3;

function toldIn(task: ActTask): { readonly words: string; readonly place: Place } | undefined {
  const { document } = task.input;
  const words = whatOf(task);
  if (words === undefined) return undefined;
  const places = slotsNamed(task.act, 'place');
  if (places.length > 0) {
    const place = placeNamed(document, places);
    return place && { words, place };
  }
  const [first = words] = slotsNamed(task.act, 'what');
  return splitPlaceToAdd(document, first, task.spoken) ?? splitPlaceToAdd(document, words, task.spoken);
}

/** From the first word to be written to the last, as they stand in the message. */
function whatOf({ act, input }: ActTask): string | undefined {
  const slots = act.slots.filter(({ name }) => name === 'what');
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return undefined;
  const isParted = act.slots.some(({ name, from }) => name !== 'what' && from > first.from && from < last.from);
  return isParted ? undefined : input.message.normalize('NFC').slice(first.from, last.to);
}
