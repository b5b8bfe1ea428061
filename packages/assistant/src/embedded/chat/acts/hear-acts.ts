import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument } from '@fitted/resume/document';
import type { ChatInput } from '../../../assistant.ts';
import { actCues, operationCues } from '../../../cues.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act, Slot } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { foldLetters } from '../fold-name.ts';
import { isForbidding, isQuestion } from '../is-question.ts';
import { type Clause, clausesOf } from '../wishes/clauses.ts';
import { correctsItself } from '../wishes/correct-wish.ts';
import { acts } from '../wishes/data/wish-words.ts';
import { bareWords } from '../wishes/name-words.ts';
import { onlyNames } from '../wishes/thing-meant.ts';
import { factsWaiting, linesChangedLast } from '../wishes/thread.ts';
import { splitActs } from './split-acts.ts';

/** A figure mentioned in one of these corrects the last one. */
const correcting: ReadonlySet<ActName> = new Set<ActName>([
  ...(['tell', 'talk', 'why', 'no', 'yes', 'untrue', 'retract', 'undo', 'reword', 'change'] as const),
]);

/** What a clause does to something in the resume. */
type Doing = 'remove' | 'keep';

interface Heard {
  readonly clause: Clause;
  readonly to: number;
  readonly act: Act | undefined;
  readonly doing: Doing | undefined;
  /** "Hobbies: …": the place of what follows. */
  readonly isPlace: boolean;
}

/**
 * What a message does, by two readings: the tagger's, and that of its clauses, by the words for removing and keeping and by what
 * they name in this resume. A clause that only names one more thing belongs to the request before it.
 */
export function hearActs(input: ChatInput): readonly Act[] {
  const { document } = input;
  const text = input.message.normalize('NFC');
  const isPutRight = linesChangedLast(input).length > 0 || factsWaiting(input).length > 0;
  const read = splitActs(readActs(text, document)).map(
    (act): Act =>
      isPutRight && correcting.has(act.name) && correctsItself(act.text) ? { ...act, name: 'change', slots: [] } : act,
  );
  const heard = clausesHeard(text, document, read, wasRemoving(input));
  if (!heard.some(({ doing }) => doing)) return read;
  const taken = heard.filter(({ doing, isPlace }) => doing || isPlace);
  const others = read.flatMap((act) => without(text, act, taken));
  return [...others, ...groups(text, heard)].sort((one, other) => one.from - other.from);
}

/** Something was to go in the last request or was said to, so that "… is still there" asks for it again. */
function wasRemoving({ history, document }: ChatInput): boolean {
  const request = history.findLast(({ role }) => role === 'user');
  return request !== undefined && readActs(request.content, document).some(({ name }) => name === 'remove');
}

function clausesHeard(
  message: string,
  document: ResumeDocument,
  tagged: readonly Act[],
  wasToGo: boolean,
): readonly Heard[] {
  const clauses = clausesOf(message).map((clause): Named => {
    const to = clause.at + clause.text.length;
    const act = actOver(tagged, clause.at, to, clause.act);
    const isNamed = () => onlyNames(document, clause.text);
    const isShort = bareWords(clause.text).split(' ').length <= 4;
    const isPlace = !clause.act && /^\s*[:：]/u.test(message.slice(to)) && isShort && isNamed();
    const isLeft = wasToGo && stillThere.test(foldLetters(clause.text).toLowerCase()) && !clause.isAsked;
    return { clause, to, act, isPlace, isNamed, doing: isPlace ? undefined : isLeft ? 'remove' : doingOf(clause, act) };
  });
  const heard: Heard[] = [];
  let open: Doing | undefined;
  for (const [at, one] of clauses.entries()) {
    const { clause, act, isPlace, isNamed } = one;
    const mayGoOn = !one.doing && !isPlace && goesOnWith(clause, act);
    const doing = one.doing ?? (mayGoOn && isNamed() ? (doingBehind(clauses, at) ?? open) : undefined);
    if (doing) open = doing;
    else if (clause.act || clause.isAsked || tellsOfSelf(clause.text)) open = undefined;
    heard.push({ ...one, doing });
  }
  return heard;
}

interface Named extends Heard {
  readonly isNamed: () => boolean;
}

/** "the sailing and the drums stay", "Konfession und Familienstand raus": the verb after the last of several names applies to all. */
function doingBehind(clauses: readonly Named[], at: number): Doing | undefined {
  for (const { clause, doing, isNamed } of clauses.slice(at + 1)) {
    if (clause.joint !== 'and' && !(clause.joint === 'comma' && doing === undefined)) return undefined;
    if (doing) return isVerbLast(clause.text) ? doing : undefined;
    if (!isNamed()) return undefined;
  }
  return undefined;
}

/** Whether a clause ends with what is to be done. */
function isVerbLast(text: string): boolean {
  const folded = foldLetters(text).toLowerCase();
  const [name = ''] = bareWords(text).split(' ');
  return name !== '' && acts.some(([, cue]) => (cue.exec(folded)?.index ?? -1) > folded.indexOf(name));
}

/** Only names one more thing: in the same sentence, or as one more. */
function goesOnWith({ text, joint, isAsked, act: wanted }: Clause, act: Act | undefined): boolean {
  const isMore = joint !== 'sentence' || more.test(text);
  return isMore && !isAsked && !wanted && !tellsOfSelf(text) && !(act && asksOther.has(act.name)) && text.length <= 60;
}

const asksOther: ReadonlySet<ActName> = new Set<ActName>(['undo', 'move', 'reword', 'write', 'tailor']);

const stillThere = pattern('u')`${operationCues.word('stillThere')}`;
const more = pattern('iu')`${actCues.any('more')}|^["'“„«「]`;

const telling: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>(['ask', 'untrue', 'review', 'undo']);

/** Both readings combined: the words say so and nothing contradicts it, or the tagger does and the words allow it. */
function doingOf({ act: cue, text, isAsked }: Clause, act: Act | undefined): Doing | undefined {
  const [asks, tells] = [isAsked || isQuestion(text), tellsOfSelf(text)];
  if (asks && act?.name !== 'remove') return undefined;
  if (cue === 'remove' && !tells && !telling.has(act?.name) && !isForbidding(text)) return 'remove';
  if (cue === 'keep' && !tells && !telling.has(act?.name)) return 'keep';
  if (act?.name === 'remove' && act.sure >= sure && (cue === undefined || cue === 'remove') && !tells && !asks)
    return 'remove';
  return undefined;
}

const sure = 0.6;
const surelyRead = 0.8;

/** The act that covers most of a piece of the message. */
function actOver(tagged: readonly Act[], from: number, to: number, cue: Clause['act']): Act | undefined {
  const shared = (act: Act) => Math.min(act.to, to) - Math.max(act.from, from);
  const [own, ...others] = tagged.filter(
    ({ name, text, ...act }) => name === cue && act.from >= from && act.to <= to + 1 && removes(text),
  );
  if (own && others.length === 0) return own;
  const [most] = [...tagged].sort((one, other) => shared(other) - shared(one));
  return most && shared(most) > 0 ? most : undefined;
}

const removes = (text: string): boolean => clausesOf(text).some(({ act }) => act === 'remove');

/** What is left of an act after removing the clauses that were read as something else. */
function without(message: string, act: Act, taken: readonly Heard[]): Act[] {
  const inside = taken.filter(({ clause, to }) => clause.at < act.to && to > act.from);
  if (inside.length === 0) return [act];
  let pieces = [{ from: act.from, to: act.to }];
  for (const { clause, to } of inside)
    pieces = pieces
      .flatMap((piece) => [
        { from: piece.from, to: Math.min(piece.to, clause.at) },
        { from: Math.max(piece.from, to), to: piece.to },
      ])
      // Otherwise every clause would double the pieces.
      .filter((piece) => piece.from < piece.to);
  return pieces.flatMap(({ from, to }) => {
    const text = message.slice(from, to);
    if ((text.match(/\p{L}{2,}|\p{sc=Han}/gu) ?? []).length < 2) return [];
    const start = from + (/[\p{L}\p{N}"'“„«「『£$€¥]/u.exec(text)?.index ?? 0);
    const slots = act.slots.filter((slot) => slot.from >= start && slot.to <= to);
    // Without the words that made it a request, it asks for nothing.
    const name = act.name === 'remove' || act.name === 'keep' ? 'why' : act.name;
    return [{ ...act, name, from: start, to, text: message.slice(start, to).trim(), slots }];
  });
}

/** Consecutive clauses that do the same are one act, with a slot for each thing. */
function groups(message: string, heard: readonly Heard[]): Act[] {
  const found: { name: Doing; from: number; to: number; slots: Slot[] }[] = [];
  let [last, place]: [Heard | undefined, Slot | undefined] = [undefined, undefined];
  for (const one of heard) {
    const { clause, to, doing, isPlace } = one;
    if (clause.joint === 'sentence') place = undefined;
    if (isPlace) place = { name: 'place', text: clause.text, from: clause.at, to };
    if (doing) {
      const group = last?.doing === doing && !isPlace ? found.at(-1) : undefined;
      const slots = slotsOf(one);
      if (group) {
        group.to = to;
        group.slots.push(...slots);
      } else found.push({ name: doing, from: clause.at, to, slots: [...slots, ...(place ? [place] : [])] });
    }
    if (!isPlace && !clause.isReason) last = one;
  }
  return found.map(({ name, from, to, slots }) => ({
    ...{ name, from, to, slots, sure: 1, rival: undefined },
    text: message.slice(from, to).trim(),
  }));
}

/** What a clause names: all of it without the words of the wish, or what the tagger took for the thing and more than half of it is. */
function slotsOf({ clause, to, act, doing }: Heard): Slot[] {
  const inside = act?.name === doing ? act?.slots.filter((slot) => slot.from >= clause.at && slot.to <= to) : [];
  const places = (inside ?? []).filter(({ name }) => name === 'place');
  // "… was done again in january so drop the out of date": a reading that is sure knows where the request begins.
  const things = (inside ?? []).filter(({ name }) => name === 'thing');
  const isPart = act !== undefined && act.sure >= surelyRead && act.from > clause.at && act.to <= to + 1;
  if (isPart && things.length > 0 && clausesOf(act.text).some((one) => one.act === doing))
    return [...things, ...places];
  const words = places.reduce((text, { text: place }) => text.replace(place, ' '), clause.text);
  return [{ name: 'thing', text: words.trim(), from: clause.at, to }, ...places];
}
