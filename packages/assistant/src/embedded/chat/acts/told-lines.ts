import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { quotationsIn } from '@fitted/language/writing/quotations';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { talkWords } from '../../../chat/chat-words.ts';
import { actCues } from '../../../cues.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { isQuestion } from '../is-question.ts';
import { clausesOf, isAbbreviation } from '../wishes/clauses.ts';
import type { ActTask } from './act-task.ts';
import { ordersUs } from './data/chat-words.ts';
import { aside, listIntroduction, ownSubject, preamble, since } from './data/told-joints.ts';

/** One sentence of what somebody tells, which will become one line. */
export interface Told {
  readonly text: string;
  /** "Assessing: …", "when I stand in for the chef, …": what the rest describes further. */
  readonly about: string | undefined;
  /** The nearest of the places that the act names. */
  readonly place: string | undefined;
}

/**
 * What was told, a line for each sentence: in full, without what is only addressed to us and without the place it names. A short sentence
 * that only counts ("8 so far") completes the one before it.
 */
export function toldIn(task: ActTask): readonly Told[] {
  const { act, reading } = task;
  const { writesSpaces, clauseSeparator } = traitsOf(reading.language);
  const places = act.slots.filter(({ name }) => name === 'place').map(({ text }) => text);
  const told: Told[] = [];
  for (const sentence of sentencesIn(wholeOf(task))
    .map(quotedFact)
    .filter((one) => !isOrder(one))) {
    const place = places.find((name) => sentence.includes(name));
    const bare = withoutTalk(withoutPlace(withoutPreamble(sentence), place), task);
    const [about, text] = splitAbout(bare);
    const parts = partsOf(text);
    // "The manager fell ill and I ran the section": only one of the two is about the person.
    const own = parts.length > 1 ? parts.filter((part) => tellsOfSelf(part) || /\p{N}/u.test(part)) : parts;
    for (const [at, piece] of own.entries()) {
      const last = told.at(-1);
      if (last && at === 0 && isAmount(piece, !writesSpaces) && about === undefined)
        told[told.length - 1] = { ...last, text: `${last.text}${clauseSeparator}${piece}` };
      else
        told.push({ text: piece, about: at === 0 ? about : undefined, place: places.length > 1 ? place : undefined });
    }
  }
  return told.filter(({ text }) => isFact(text));
}

export const asksWhether = pattern('iu')`
  [?？]|(?<!\p{L})(?:can|could|would|will|does|do|is|are|should|shall) (?:that|this|it|i|we|they|the|you)(?!\p{L})
  |(?:^|[,;] )(?:\p{L}{2,9}t|ist|kann|darf|muss|soll) (?:das|es|man|ich|die|ihr|sie)(?!\p{L})|怎么|咋|吗|啥
  |(?<one>\p{sc=Han})不\k<one>|ですか|でしょうか|ますか|かしら|かな
`;

const minWords = 3;

/** Says something about the work: not a question, an order to us, or a mere remark. */
function isFact(text: string): boolean {
  if (!/\p{L}/u.test(text) || asksWhether.test(text) || isQuestion(text) || ordersUs.test(text)) return false;
  const isRemark = !/\p{N}/u.test(text) && !hasCjk(text) && text.split(/\s+/u).length < minWords && !tellsOfSelf(text);
  return !isOrder(text) && !isRemark;
}

/** "put that wherever it belongs", "rip it out and do me a new one": an order to us that tells nothing. */
function isOrder(text: string): boolean {
  const [first] = clausesOf(text);
  return first?.act !== undefined && !tellsOfSelf(text) && !hasCjk(text) && !/\p{N}/u.test(text);
}

/** Extends the act to the ends of its sentences, as far as nothing else is asked there, without sentences in brackets. */
function wholeOf({ act, acts, input }: ActTask): string {
  const message = input.message.normalize('NFC');
  const others = acts.filter((other) => other !== act && !besides.has(other.name));
  const first = Math.max(0, ...others.filter(({ from }) => from < act.from).map(({ to }) => to));
  const last = Math.min(message.length, ...others.filter(({ from }) => from >= act.to).map(({ from }) => from));
  const before = message.slice(first, act.from);
  const ends = [...before.matchAll(/[.!?;。！？；\n]/gu)].map(({ index }) => index + 1);
  const start = first + (ends.at(-1) ?? 0);
  const behind = message.slice(act.to, last);
  const end = /[.!?。！？\n…](?=\s|$|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u.exec(behind);
  const isClosed = /[.!?。！？…]\s*$/u.test(act.text);
  const text = message.slice(start, isClosed ? act.to : act.to + (end ? end.index + 1 : behind.length));
  return text.replace(/[(（][^()（）]*[.!。][)）]?/gu, ' ').trim();
}

/** These can share a sentence with what it tells. */
const besides: ReadonlySet<ActName> = new Set<ActName>(['why', 'talk']);

/** "put: '…'": the quoted words are what to write, and the rest only says so. */
function quotedFact(sentence: string): string {
  const words = quotationsIn(sentence).find((one) => one.words.length >= 8)?.words ?? '';
  const isOrder = Object.values(talkWords).some((talk) => talk.test(sentence.replace(words, '')));
  return words !== '' && isOrder && /[\s、，]|\p{N}/u.test(words) ? words : sentence;
}

export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/(?<![.!?;…])[.!?;…]{1,4}(?=\s|$)\s*|[。！？；\n]+/gu)) {
    if (isAbbreviation(text.slice(from, index), end)) continue;
    sentences.push(text.slice(from, index + end.trimEnd().length));
    from = index + end.length;
  }
  sentences.push(text.slice(from));
  return sentences
    .map((one) => one.replace(/(?<![.;…。；])[.;…。；]+$/u, '').trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** "I should have told you, …", "Konkret: …" */
export function withoutPreamble(sentence: string): string {
  let text = sentence;
  for (let layer = 0; layer < 3; layer += 1) text = text.replace(preamble, '');
  return text;
}

const placeRemnant = pattern('u')`^(?:${actCues.any('placeRemnant')}|\s*[,:：，、;-])?\s*`;

/** "At Fernlea I …": the place is already named above the line. */
export function withoutPlace(sentence: string, place: string | undefined): string {
  if (place === undefined) return sentence;
  const at = sentence.indexOf(place);
  const before = sentence.slice(0, at);
  if (!listIntroduction.test(before)) return sentence;
  return sentence.slice(at + place.length).replace(placeRemnant, '');
}

/** Drops clauses after a comma that address us rather than describe the work. */
function withoutTalk(sentence: string, { reading, input }: ActTask): string {
  const clauses = sentence.split(/(?<=[,，、])\s*(?!\p{N})/u);
  const isTalk = (clause: string) =>
    talkWords[reading.language].test(clause) || talkWords[input.language].test(clause) || aside.test(clause);
  const kept = clauses.filter((clause, at) => at === 0 || !isTalk(clause));
  return kept
    .join(/[，、]/u.test(sentence) ? '' : ' ')
    .replace(/(?<![,，、\s])[,，、\s]{1,4}$/u, '')
    .trim();
}

/** Splits off an opening that only names what the rest is about. */
function splitAbout(sentence: string): [string | undefined, string] {
  const label = /^([^,.:：]{2,40}?) ?[:：](?!\/\/)\s*(?=\S)/u.exec(sentence);
  if (label) return [label[1], sentence.slice(label[0].length)];
  const lead = since.exec(sentence);
  return lead?.groups?.about ? [lead.groups.about, sentence.slice(lead[0].length)] : [undefined, sentence];
}

/** "I look after £9,000 a year, I do the accounts": each thing the person did is a line. */
export const partsOf = (text: string): string[] =>
  text
    .split(ownSubject)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const fewWords = 6;

const openingAmount = pattern('iu')`^(?:${actCues.any('approximately')}\s*)?[£$€¥]?\p{N}`;

/** "8 so far", "3 in total": the amount of what was said before. */
const isAmount = (piece: string, isAsian: boolean): boolean =>
  (isAsian ? piece.length <= 10 : piece.split(/\s+/u).length <= fewWords) && openingAmount.test(piece);
