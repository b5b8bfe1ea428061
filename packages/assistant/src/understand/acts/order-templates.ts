import type { Language } from '@fitted/contract/languages';
import type { OrderCues } from '@fitted/language/cues/orders';
import { assistantWords, byLanguage, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { foldLetters } from '../../embedded/chat/fold-name.ts';
import type { SlotName } from './tags.ts';

export type OrderName = 'remove' | 'change' | 'tell' | 'move';
/** `ref` is what a place is named by: in "before the hobbies", which fills the slot as a whole. */
export type PartName = SlotName | 'ref';

/** The plain wording of an order: what is said, and the slots between. */
export interface OrderTemplate {
  readonly name: OrderName;
  readonly pieces: readonly (Said | { readonly slot: PartName })[];
  /** Without its verb, which the order before it has said: "… and 2010 to 2009". */
  readonly isElliptic: boolean;
}

export interface Said {
  /** Where it stands next. */
  readonly said: RegExp;
  /** It begins the slot of a place: "before …". */
  readonly isOfPlace: boolean;
}

export const isSaid = (piece: OrderTemplate['pieces'][number]): piece is Said => 'said' in piece;

/** What is said around orders and names, in one language. */
export interface OrderWords {
  readonly templates: readonly OrderTemplate[];
  readonly lead: RegExp;
  readonly tail: RegExp;
  readonly aroundBefore: RegExp;
  readonly aroundBehind: RegExp;
  readonly and: RegExp;
}

const names: readonly OrderName[] = ['remove', 'change', 'tell', 'move'];

/** Not in the middle of a word. */
const edge = '(?!(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}])';

function open(language: Language, cues: OrderCues): OrderWords {
  const isSpaced = traitsOf(language).writesSpaces;
  const folded = (source: string) => foldLetters(source).toLowerCase().replaceAll(' ', '\\s+');
  const whole = (source: string) => (isSpaced ? `${edge}(?:${folded(source)})${edge}` : `(?:${folded(source)})`);
  const spots = cues.spots;
  const templates = names.flatMap((name) =>
    cues[name]
      .flatMap((template) => (template.includes('{spot}') ? spots.map((spot) => withSpot(template, spot)) : [template]))
      .flatMap((template) => piecesOf(template, whole).flatMap((pieces) => withEllipsis(name, pieces))),
  );
  const gap = isSpaced ? "(?:[\\s,.:;!?]+|(?<=['’]))" : '[\\s,，、。:：！!]*';
  return {
    templates,
    lead: pattern('iu')`^(?:${folded(cues.lead)})${gap}`,
    tail: pattern('iu')`(?:^|${isSpaced ? '[\\s,.:;!?]' : ''})(?:${folded(cues.tail)})[\s,.，。!！?？]*$`,
    aroundBefore: pattern('iu')`^(?:${folded(cues.around)})${gap}`,
    aroundBehind: pattern('iu')`${isSpaced ? '\\s' : ''}(?:${folded(cues.around)})$`,
    and: pattern(
      'iu',
    )`[,，、;；]\s*(?:${isSpaced ? `${whole(cues.and)}\\s*` : ''})?|${isSpaced ? `\\s${whole(cues.and)}\\s` : folded(cues.and)}`,
  };
}

/** The wording itself, and what is left of it after another of its kind. */
function withEllipsis(name: OrderName, pieces: OrderTemplate['pieces']): readonly OrderTemplate[] {
  const [first, ...rest] = pieces;
  const isVerbFirst =
    first !== undefined && isSaid(first) && rest.some(isSaid) && rest[0] !== undefined && !isSaid(rest[0]);
  const whole = { name, pieces, isElliptic: false };
  return isVerbFirst && name !== 'remove' ? [whole, { name, pieces: rest, isElliptic: true }] : [whole];
}

/** "to the top" fills the slot itself, "before {ref}" together with what it names. */
const withSpot = (template: string, spot: string): string =>
  template.replace('{spot}', spot.includes('{to}') ? spot : `{<}${spot}{>}`);

/** The pieces of a wording; where one may be left out, there are two wordings. */
function piecesOf(template: string, whole: (source: string) => string): readonly OrderTemplate['pieces'][] {
  let isOfPlace = false;
  let found: readonly OrderTemplate['pieces'][] = [[]];
  for (const piece of template.split(/(\{[\w<>]+\})/u)) {
    const slot = /^\{([\w<>]+)\}$/u.exec(piece)?.[1];
    if (slot === '<' || slot === '>') isOfPlace = slot === '<';
    else if (slot) found = found.map((pieces) => [...pieces, { slot: slot as PartName }]);
    else if (piece.trim() !== '') {
      const said = { said: new RegExp(whole(piece.trim()), 'giu'), isOfPlace };
      const isOptional = new RegExp(`^(?:${piece.trim()})$`, 'u').test('');
      found = found.flatMap((pieces) => [[...pieces, said], ...(isOptional ? [pieces] : [])]);
    }
  }
  return found;
}

let opened: readonly OrderWords[] | undefined;

/** The orders of all languages, because people mix them. */
export function orderWords(): readonly OrderWords[] {
  opened ??= (
    Object.entries(byLanguage((language) => assistantWords[language].cues.orders)) as [Language, OrderCues][]
  ).map(([language, cues]) => open(language, cues));
  return opened;
}

/** What stands on either side of an "and" or a comma, in any of the languages. */
export function sidesOfAnd(message: string): readonly string[] {
  const text = foldLetters(message).toLowerCase();
  const joints = orderWords()
    .flatMap(({ and }) => [...text.matchAll(new RegExp(and, 'giu'))])
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .sort((one, other) => one.from - other.from);
  const starts = [0, ...joints.map(({ to }) => to)];
  const ends = [...joints.map(({ from }) => from), message.length];
  return starts.map((from, at) => message.slice(from, ends[at]).trim()).filter(Boolean);
}
