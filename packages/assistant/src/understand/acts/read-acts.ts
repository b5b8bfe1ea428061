import type { ResumeDocument } from '@fitted/resume/document';
import actsModel from '../data/acts-model.json' with { type: 'json' };
import type { Weights } from './lattice.ts';
import { indexResume, type ResumeIndex } from './resume-index.ts';
import { isCourtesy, spelledOrders } from './spelled-orders.ts';
import { type Act, tagMessage } from './tag-message.ts';
import { openTagger } from './tagger-model.ts';

let weights: Weights | undefined;

interface Known {
  readonly index: ResumeIndex;
  /** Several steps of a turn read the same message. */
  readonly acts: Map<string, readonly Act[]>;
}

const known = new WeakMap<ResumeDocument, Known>();
const maxMessages = 20;

/** What a message does, in order: each act with the words that fill its slots. */
export function readActs(message: string, document: ResumeDocument): readonly Act[] {
  const { index, acts } = knownOf(document);
  const text = message.normalize('NFC');
  const before = acts.get(text);
  if (before) return before;
  weights ??= openTagger(actsModel);
  const read = withSpelled(text, tagMessage(text, index, weights), spelledOrders(text, document));
  if (acts.size >= maxMessages) acts.clear();
  acts.set(text, read);
  return read;
}

/** A plain order takes the place of whatever was guessed of the same words. */
function withSpelled(message: string, guessed: readonly Act[], orders: readonly Act[]): readonly Act[] {
  const spelled = orders.filter((order) => !leavesPlaceOut(order, guessed));
  // Removals have readings of their own, which know more than names.
  if (spelled.every(({ name }) => name === 'remove')) return guessed;
  const others = spelled.reduce<readonly Act[]>(
    (acts, { from, to }) =>
      acts
        .flatMap((act) => [cut(message, act, act.from, from), cut(message, act, to, act.to)])
        .filter(({ text }) => text !== ''),
    guessed,
  );
  return [...others, ...spelled].sort((one, other) => one.from - other.from);
}

/** "At the Anchor I did the stock, put that in": the order does not say where, or in place of what, and the guess knows. */
const leavesPlaceOut = ({ name, slots, from, to }: Act, guessed: readonly Act[]): boolean =>
  name === 'tell' &&
  slots.every((slot) => slot.name === 'what') &&
  guessed.some(
    (act) => act.from < to && act.to > from && act.slots.some((slot) => slot.name === 'place' || slot.name === 'new'),
  );

/** The part of an act that lies between two places. */
function cut(message: string, act: Act, least: number, most: number): Act {
  const [from, to] = [Math.max(act.from, least), Math.min(act.to, most)];
  const text = to > from ? message.slice(from, to) : '';
  const isEmpty = isCourtesy(text);
  return {
    ...act,
    from,
    to,
    text: isEmpty ? '' : text,
    slots: act.slots.filter((slot) => slot.from >= from && slot.to <= to),
  };
}

function knownOf(document: ResumeDocument): Known {
  const before = known.get(document);
  if (before) return before;
  const read = { index: indexResume(document), acts: new Map<string, readonly Act[]>() };
  known.set(document, read);
  return read;
}
