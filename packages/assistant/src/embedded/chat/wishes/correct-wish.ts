import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { wishCues } from '../../../cues.ts';
import { wordAnew } from '../../build-edit.ts';
import { changeAsTold, openTurn, say } from '../answer.ts';
import { isUndecided } from '../corrections/is-undecided.ts';
import { withDigits } from '../corrections/with-digits.ts';
import { foldLetters } from '../fold-name.ts';
import { entriesIn, isNamed, mentionsIn } from '../operations/mentions.ts';
import { contentOf, shareExplained } from '../readings/explained.ts';
import { clausesOf } from './clauses.ts';
import { buildOf, type Figure, figuresIn, isSmallWord } from './figures.ts';
import { bareWords, isAlike, namesIn } from './name-words.ts';
import type { Thing } from './things.ts';
import { factsWaiting, linesChangedLast } from './thread.ts';
import { offerThings } from './wish-task.ts';

/** One figure replaced by another, as a message says. */
export interface Correction {
  /** The wrong figure, if it is mentioned. */
  readonly from: Figure | undefined;
  readonly to: Figure;
}

/** What precedes a wrong figure, and what follows one. */
const notBefore = pattern('iu')`${wishCues.any('notBefore')}\s*$`;
const notBehind = pattern('iu')`${wishCues.any('notBehind')}`;
/** Nothing is called wrong, and the figure told last is corrected. */
const again = pattern('iu')`${wishCues.word('again')}`;

/** Whether a text opens by correcting something that was said a moment ago. */
export const correctsItself = (text: string): boolean => {
  const at = foldLetters(text).search(again);
  return at >= 0 && at <= 12 && correctionsIn(text).length > 0;
};

/** No month has three digits: the wrong figure was replaced. */
const noDate = /(?<!\p{N})\p{N}{3,}月/u;

/** "it was 6, not 7", "J+7 pardon": corrects this resume, or a fact still waiting for its place. */
export function correctByWish(input: ChatInput, message: string): ChatAnswer | undefined {
  const corrections = correctionsIn(message);
  if (corrections.length === 0 || isUndecided(message)) return undefined;
  const waiting = amendWaiting(input, corrections);
  if (waiting) return waiting;
  const turn = openTurn({ ...input, message });
  const found = corrections.map((one) => placesOf(input, message, one));
  const clear = found.flatMap(({ places, isClear }) => (isClear ? places : []));
  const unclear = found.find(({ places, isClear }) => !isClear && places.length > 1);
  if (clear.length === 0 && !unclear) return undefined;
  const edits = joined(clear)
    .filter(({ after }) => !noDate.test(after))
    .map(({ line, after }) => wordAnew(input.document, line, after));
  if (edits.length === 0 && !unclear) return undefined;
  const done = edits.length > 0 ? changeAsTold(turn, edits) : undefined;
  if (!unclear) return done;
  const asked = offerThings(
    turn,
    unclear.places[0]?.to.text ?? '',
    'correct',
    unclear.places.map(({ line }): Thing => ({ kind: 'line', line, text: line.text })),
  );
  const choices = asked.choices?.map((one) => ({
    ...one,
    operation: { ...one.operation, slots: { ...one.operation.slots, words: message } },
  }));
  return done ? { ...done, ...(choices && { choices }) } : { ...asked, ...(choices && { choices }) };
}

/** "no, five, not four": corrects the lines that the last change wrote, before anything else is looked for. */
export function correctLastLine(input: ChatInput): ChatAnswer | undefined {
  const message = withDigits(input.message, input.language);
  const corrections = correctionsIn(message).filter(({ from }) => from !== undefined);
  if (corrections.length === 0 || isUndecided(input.message)) return undefined;
  const edits = linesChangedLast(input).flatMap((line) => {
    const after = withCorrections(line.text, corrections, input.language);
    return after === undefined ? [] : [wordAnew(input.document, line, after)];
  });
  return edits.length > 0 ? changeAsTold(openTurn(input), edits) : undefined;
}

/** A text with the wrong figures replaced, in words or digits; undefined if it has none of them. */
export function withCorrections(
  text: string,
  corrections: readonly Correction[],
  language: Language,
): string | undefined {
  const old = withDigits(text, language);
  const after = corrections.reduce((now, { from, to }) => {
    const figure = from && figureIn(now, from, to);
    return figure ? now.slice(0, figure.at) + to.text + now.slice(figure.at + figure.text.length) : now;
  }, old);
  return after === old ? undefined : after;
}

export function correctionsIn(message: string): Correction[] {
  return message
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|[。！？\n]/u)
    .flatMap((sentence): Correction[] => {
      const folded = foldLetters(sentence);
      const figures = figuresIn(sentence);
      const isWrong = ({ at, text }: Figure) =>
        notBefore.test(folded.slice(0, at)) || notBehind.test(sentence.slice(at + text.length));
      const wrong = figures.filter(isWrong);
      const right = figures.filter((one) => !isWrong(one) && !wrong.some(({ text }) => text === one.text));
      const [from] = wrong;
      const to = from ? nearest(right, from) : undefined;
      if (from && to) return [{ from, to }];
      const [only, ...others] = right;
      return !from && only && others.length === 0 && again.test(folded) ? [{ from: undefined, to: only }] : [];
    });
}

/** The nearest of the same build, if there is one: "2.6 in 2021, not 2.8". */
function nearest(figures: readonly Figure[], { at, text }: Figure): Figure | undefined {
  const alike = figures.filter((one) => buildOf(one.text) === buildOf(text) && isYear(one.text) === isYear(text));
  const among = alike.length > 0 ? alike : figures;
  return [...among].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
}

interface Place {
  readonly line: Line;
  readonly from: string;
  readonly to: Figure;
  readonly at: number;
}

interface Found {
  readonly places: readonly Place[];
  readonly isClear: boolean;
}

/** The lines with the wrong figure: the one that the message or the last change points to, or all that count the same. */
function placesOf(input: ChatInput, message: string, { from, to }: Correction): Found {
  const { document } = input;
  const changed = linesChangedLast(input);
  const others = new Set([...document.head.lines, ...document.sections.map(({ heading }) => heading)]);
  const entries = entriesIn(document, message);
  const said = namesIn(bareWords(message)).filter((name) => !/^\p{N}+$/u.test(name));
  const sharing = (line: Line) => {
    const names = namesIn(line.text);
    const isThere = entries.some(({ head, body }) => head.includes(line) || body.includes(line));
    return said.filter((name) => names.some((other) => isAlike(name, other))).length + (isThere ? 1 : 0);
  };
  const every = linesOf(document)
    .filter((line) => !others.has(line))
    .flatMap((line) => {
      const figure = figureIn(line.text, from, to);
      const place = figure && { line, from: figure.text, to, at: figure.at };
      return place ? [{ place, figure, shared: sharing(line), isLast: changed.includes(line) }] : [];
    });
  // "33 to 29" refers to a line with a range, if there is one.
  const built = every.filter(({ figure }) => shapeOf(figure.text) === shapeOf(to.text));
  const all = built.length > 0 ? built : every;
  const nouns = [...to.counts.slice(0, 1), ...(from?.counts.slice(0, 1) ?? [])];
  const alike = from ? all.filter(({ figure }) => figure.counts.some((noun) => nouns.includes(noun))) : [];
  if (alike.length > 1) return { places: alike.map(({ place }) => place), isClear: true };
  const best = Math.max(0, ...all.map(({ shared }) => shared));
  const named = best > 0 ? all.filter(({ shared }) => shared === best) : [];
  const last = all.filter(({ isLast }) => isLast);
  const meant = named.length === 1 ? named : last.length === 1 ? last : from ? (named.length > 0 ? named : all) : [];
  const [first] = meant;
  // "6 starters, not 8" is not about 8 months.
  const counted = to.counts.slice(0, 1).filter((noun) => !isSmallWord(noun));
  if (from && counted.length > 0 && alike.length === 0 && first && !first.isLast && first.figure.counts.length > 0)
    return { places: [], isClear: false };
  // If nothing is called wrong, it must be about the line written last, or one that is clearly named.
  const isSure = first && meant.length === 1 && (from !== undefined || first.isLast || first.shared > 1);
  return { places: from || isSure ? meant.map(({ place }) => place) : [], isClear: Boolean(isSure) };
}

/** The figure in a line that is meant: the wrong one, or the one that counts the same, has the same shape, or is the only one. */
function figureIn(line: string, from: Figure | undefined, to: Figure): Figure | undefined {
  const all = figuresIn(line).filter(({ text }) => isYear(text) === isYear(to.text) || from?.text === text);
  if (from) {
    const same = all.filter((one) => one.text === from.text && mayCountAlike(one, from));
    const counted = same.filter(({ counts }) =>
      counts.some((noun) => to.counts.includes(noun) || from.counts.includes(noun)),
    );
    const [exact] = counted.length > 0 ? counted : same;
    // "bis 03/2017, nicht 05": the month of a date with the same year.
    const year = /\/\d{4}$/u.exec(to.text)?.[0];
    return exact ?? all.find(({ text }) => year !== undefined && text === `${from.text}${year}`);
  }
  const counted = all.filter(({ counts }) => counts.some((noun) => to.counts.includes(noun)));
  const built = all.filter(({ text }) => buildOf(text) === buildOf(to.text) && !/^(?:19|20)\d\d$/u.test(text));
  const candidates = counted.length > 0 ? counted : isYear(to.text) ? all : built;
  const amountOf = (text: string) => Number(/\p{N}+/u.exec(text)?.[0] ?? 0);
  const distance = ({ text }: Figure) => Math.abs(amountOf(text) - amountOf(to.text));
  const [near, next] = [...candidates].sort((one, other) => distance(one) - distance(other));
  return near && (!next || distance(near) * 2 < distance(next)) ? near : undefined;
}

const shapeOf = (text: string): string => text.replace(/\p{N}+/gu, '0').replace(/[^0]+/gu, '-');

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text);

/** In Chinese and Japanese the word after a figure says what it counts: 9人 is not 9月. */
function mayCountAlike({ counts: [one] }: Figure, { counts: [other] }: Figure): boolean {
  const isCounter = (text: string | undefined) => text !== undefined && /^\p{sc=Han}/u.test(text);
  return one === other || !isCounter(one) || !isCounter(other);
}

/** Two corrections of one line are one change. */
function joined(places: readonly Place[]): { line: Line; after: string }[] {
  return [...new Set(places.map(({ line }) => line))].map((line) => ({
    line,
    after: places
      .filter((place) => place.line === line)
      .sort((one, other) => other.at - one.at)
      .reduce((text, { at, from, to }) => {
        const [sign = ''] = /^[£$€¥]/u.test(to.text) ? [] : (/^[£$€¥]/u.exec(from) ?? []);
        return text.slice(0, at) + sign + to.text + text.slice(at + from.length);
      }, line.text),
  }));
}

/** Same, for a waiting fact only: then the message is not an answer to where it belongs. */
export const putWaitingRight = (input: ChatInput): ChatAnswer | undefined =>
  factsWaiting(input).length > 0 ? amendWaiting(input, correctionsIn(input.message)) : undefined;

/** "move that to the top" about a fact without a place: we ask once more where it belongs. */
export function askPlaceAgain(input: ChatInput): ChatAnswer | undefined {
  const [fact, ...others] = factsWaiting(input);
  const isMove = clausesOf(input.message).some(({ act }) => act === 'move');
  if (fact === undefined || others.length > 0 || !isMove || isNamed(mentionsIn(input.document, input.message)))
    return undefined;
  return {
    ...say(openTurn(input), 'whereToAdd', { fact: fact.replaceAll('\n', '; ') }),
    choices: [...(input.choices ?? [])],
  };
}

const aboutIt = 0.3;

/** A fact still waiting for its place is corrected before it gets one. */
function amendWaiting(input: ChatInput, corrections: readonly Correction[]): ChatAnswer | undefined {
  const [fact, ...others] = factsWaiting(input);
  if (!fact || others.length > 0) return undefined;
  const isDenied = corrections.some(({ from }) => from !== undefined);
  // A new figure in a message about other things is a fact of its own.
  if (!isDenied && contentOf(input.message).length > 2 && shareExplained(input.message, [fact]) < aboutIt)
    return undefined;
  const after = corrections.reduce((text, { from, to }) => {
    const old = figureIn(text, from, to);
    return old ? text.slice(0, old.at) + to.text + text.slice(old.at + old.text.length) : text;
  }, fact);
  if (after === fact) return undefined;
  const places = (input.choices ?? []).filter(({ operation }) => operation.name === 'state');
  const choices = places.map((one) => ({
    ...one,
    operation: { ...one.operation, slots: { ...one.operation.slots, words: after } },
  }));
  return { ...say(openTurn(input), 'whereToAdd', { fact: after.replaceAll('\n', '; ') }), choices };
}
