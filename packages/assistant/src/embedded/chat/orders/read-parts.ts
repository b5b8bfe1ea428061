import { quotedWords } from '@fitted/language/writing/quotations';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import { slotsNamed } from '../acts/act-task.ts';
import { isPointing } from '../acts/follow-offer.ts';
import { splitActs } from '../acts/split-acts.ts';
import { clausesOf } from '../wishes/clauses.ts';

/** The acts of a message as the orders they are: a place said afterwards, and an exception, belong to the act before. */
export function readParts({ message, document }: ChatInput): readonly Act[] {
  const text = message.normalize('NFC');
  return withPlaces(splitActs(readActs(text, document)).map(heardAsTold), text);
}

/** "in skills add …" is read as a change by the look of its two parts. */
export function heardAsTold(act: Act): Act {
  if (act.name === 'tell') return withoutCloser(act);
  if (slotsNamed(act, 'old').some((old) => quotedWords(old) !== undefined)) return act;
  const isAdding = act.name === 'change' && clausesOf(act.text).some((clause) => clause.act === 'add');
  if (!isAdding || act.slots.some(({ name }) => name === 'place')) return act;
  const names = { old: 'place', new: 'what' } as const;
  const slots = act.slots.map((slot) =>
    slot.name === 'old' || slot.name === 'new' ? { ...slot, name: names[slot.name] } : slot,
  );
  return { ...act, name: 'tell', slots };
}

/** "add … under certificates, nothing else": a few plain words behind the place are not a second fact. */
function withoutCloser(act: Act): Act {
  const place = act.slots.find(({ name }) => name === 'place');
  const [first] = act.slots.filter(({ name }) => name === 'what');
  if (!place || !first || first.from > place.from) return act;
  const isCloser = ({ name, from, text }: Act['slots'][number]) =>
    name === 'what' &&
    from > place.from &&
    !/[\p{N}\p{Lu}]/u.test(text) &&
    text.split(/\s+/u).length <= fewWords &&
    !hasCjk(text);
  return { ...act, slots: act.slots.filter((slot) => !isCloser(slot)) };
}

const fewWords = 3;

/** "I did … last year, can that go under education": where it goes is said by the act after it. */
function withPlaces(acts: readonly Act[], message: string): readonly Act[] {
  return acts.flatMap((act, at) => {
    const [before, next] = [acts[at - 1], acts[at + 1]];
    // "take the hobbies out but not the football" is one wish.
    if (act.name === 'keep' && before?.name === 'remove') return [];
    if (act.name === 'remove' && next?.name === 'keep')
      return [{ ...act, to: next.to, text: message.slice(act.from, next.to) }];
    if (before?.name === 'tell' && isPlaceOfTold(act)) return [];
    if (act.name !== 'tell' || !next || !isPlaceOfTold(next)) return [act];
    const places = next.slots.filter(({ name }) => name === 'to').map((slot) => ({ ...slot, name: 'place' as const }));
    return [{ ...act, slots: [...act.slots.filter(({ name }) => name !== 'place'), ...places] }];
  });
}

const isPlaceOfTold = (act: Act): boolean =>
  act.name === 'move' && slotsNamed(act, 'to').length === 1 && slotsNamed(act, 'thing').every(isPointing);
