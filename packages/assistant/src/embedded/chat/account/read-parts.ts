import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { type Topic, topicNames } from '@fitted/language/topics';
import { hasQuotationMark } from '@fitted/language/writing/quotations';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import type { ChatInput } from '../../../assistant.ts';
import { readActs } from '../../../understand/acts/read-acts.ts';
import type { Act } from '../../../understand/acts/tag-message.ts';
import type { ActName } from '../../../understand/acts/tags.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { asksWhether, partsOf, sentencesIn } from '../acts/told-lines.ts';
import { valuesIn } from '../corrections/spoken-values.ts';
import { withDigits } from '../corrections/with-digits.ts';
import { isQuestion } from '../is-question.ts';
import { clausesOf, withoutJoint } from '../wishes/clauses.ts';
import {
  callsItBad,
  claimsAbility,
  contrasts,
  denies,
  letsMe,
  opensAsOrder,
  ordersToSay,
  pointsBack,
  speaksToUs,
} from './data/spoken-words.ts';

/**
 * What a part of a message is for: `told` is of the person's work and may be written; `denied` says what is not so; `asked` and
 * `wanted` are for us to answer and to do; `around` is everything else, which only says what the rest is about.
 */
export type PartKind = 'told' | 'denied' | 'asked' | 'wanted' | 'around';

export interface Part {
  readonly text: string;
  readonly kind: PartKind;
}

const privateMatters: ReadonlySet<string> = new Set<Topic>([
  ...(['illness', 'prison', 'fired', 'leaving', 'pregnancy', 'disability', 'age', 'nervous', 'self-doubt'] as const),
  ...(['tired', 'no-answer', 'rejection', 'salary', 'smalltalk', 'unemployed'] as const),
]);
const surelyPrivate = 0.35;

const doing: ReadonlySet<ActName> = new Set<ActName>([
  'remove',
  'move',
  'undo',
  'keep',
  'untrue',
  'onepage',
  'fix',
  'split',
  'join',
]);
const surely = 0.6;

/** A new statement or question begins within a sentence. */
const within = pattern('iu')`
  \s(?:but|aber|mais|pero)\s|,\s*(?=(?:we|wir|nous|on)\s\p{L})
  |,\s*(?=(?:is|does|do|should|would|can|could) (?:that|it|this|i|you)\s)|\s(?:and|und|et|y)\s(?=(?:can|could) you\s|kannst du\s|könnt ihr\s)
`;

/** The parts of a message in order: its sentences, and within them each new statement about the person. */
export function partsIn(input: Pick<ChatInput, 'message' | 'document' | 'language'>): readonly Part[] {
  const message = input.message.normalize('NFC');
  const acts = readActs(message, input.document);
  const parts: Part[] = [];
  let from = 0;
  for (const sentence of sentencesIn(message).slice(0, maxSentences)) {
    const pieces = partsOf(sentence)
      .flatMap((part) => part.split(within))
      .flatMap(atOrders)
      .map((one) => one.trim())
      .filter(Boolean);
    const isAsked = /[?？]\s*$/u.test(sentence);
    const first = parts.length;
    for (const text of pieces) {
      const at = Math.max(from, message.indexOf(text, from));
      from = at + text.length;
      const kind = kindOf(text, withDigits(text, input.language), actOver(acts, at, from), parts.at(-1)?.kind);
      // "The trip in 2016, do I keep it?"
      const isOfQuestion = isAsked && kind === 'told' && !tellsOfSelf(text);
      parts.push({ text, kind: isOfQuestion ? 'asked' : kind });
    }
    mergeOpening(parts, first);
    // "… can go, I was trained for more", "I cooked there now and then but that is nothing": a reason, and no figure.
    const isReason = parts
      .slice(first)
      .some(({ kind }, at, own) => kind === 'wanted' || (kind === 'denied' && at > 0 && at === own.length - 1));
    for (const [at, part] of parts.entries())
      if (at >= first && isReason && part.kind === 'told' && !/\p{N}/u.test(part.text))
        parts[at] = { ...part, kind: 'around' };
  }
  return parts;
}

const ordering: ReadonlySet<string | undefined> = new Set(['remove', 'spell', 'move', 'undo', 'back', 'shorten']);

/** "I did the course in March, and fix the spelling of canteen": an order ends what is told. */
function atOrders(text: string): readonly string[] {
  const cuts = clausesOf(text)
    .filter((clause) => clause.at > 0 && !tellsOfSelf(clause.text))
    .filter((clause) => ordering.has(clause.act) || speaksToUs.test(clause.text))
    .map(({ at }) => at);
  return [0, ...cuts].map((from, nth) => withoutJoint(text.slice(from, cuts[nth])));
}

/** "It was for tracking, we then chose the other one, 400k a day": what opens the sentence of a statement is part of it. */
function mergeOpening(parts: Part[], first: number): void {
  const [one, other] = [parts[first], parts[first + 1]];
  if (one?.kind !== 'around' || other?.kind !== 'told' || tellsOfSelf(other.text) || speaksToUs.test(one.text)) return;
  if (one.text.split(/\s+/u).length < fewWords || lacksSomething.test(one.text)) return;
  parts.splice(first, 2, { text: `${one.text}, ${other.text}`, kind: 'told' });
}

const lacksSomething = /(?<!\p{L})(?:missing|fehlt|fehlen|manque|falta|faltan|flat|weak|boring)(?!\p{L})/iu;

/** Nobody says more in one message, and each sentence is read by itself. */
const maxSentences = 16;

/** The act of the tagger that covers most of a part. */
function actOver(acts: readonly Act[], from: number, to: number): Act | undefined {
  const shared = (act: Act) => Math.min(act.to, to) - Math.max(act.from, from);
  const [most] = [...acts].sort((one, other) => shared(other) - shared(one));
  return most && shared(most) > 0 ? most : undefined;
}

function kindOf(text: string, inDigits: string, act: Act | undefined, last: PartKind | undefined): PartKind {
  const own = tellsOfSelf(text) || colloquial.test(text);
  const hasFigure = /\p{N}/u.test(inDigits);
  const said = ordersToSay.exec(text);
  if (said) return claimsAbility.test(text.slice(said[0].length)) ? 'wanted' : 'told';
  if (/[?？]\s*$/u.test(text)) return 'asked';
  if (!hasFigure && (isQuestion(text) || asksWhether.test(text))) return 'asked';
  if (!own && asksWhether.test(text)) return 'asked';
  if (act?.name === 'ask' && act.sure >= surely && !hasFigure) return 'asked';
  if (hasQuotationMark(text) && callsItBad.test(text))
    return isOrder(text, act) ? 'wanted' : saysMore.test(text) ? 'told' : 'around';
  if (letsMe.test(text)) return 'told';
  if (opensAsOrder.test(text) || contrasts.test(text)) return 'wanted';
  if (valuesIn(inDigits).some(({ isWrong }) => isWrong)) return 'wanted';
  if (isOrder(text, act)) return 'wanted';
  if (denies.test(text)) return 'denied';
  if (speaksToUs.test(text) || isPrivate(text, hasFigure)) return 'around';
  if (act && (act.name === 'talk' || act.name === 'why') && act.sure >= surely && !own && !hasFigure) return 'around';
  const isLong = hasCjk(text) ? text.length >= fewUnspaced : text.split(/\s+/u).length >= fewWords;
  if (isLong && (hasFigure || own || (last === 'told' && act?.name === 'tell'))) return 'told';
  return last === 'told' && (own || hasFigure || pointsBack.test(text) || isTogether(text)) ? 'told' : 'around';
}

/** "nehm ich", "fahr ich": spoken German drops the ending. */
const colloquial =
  /(?<!\p{L})(?!(?:dass|das|wenn|weil|ob|als|bis|was|wie|wo|wer|doch|soll|will|muss|darf|kann)\s)\p{Ll}{2,}[bcdfghklmnprstvwxzß] ich\s/iu;
/** After the line that is quoted comes what it should say: "… is wrong, I run it", "… -> 40 a week". */
const saysMore = /["”»」』](?:[^,，]{0,30}[,，、]|\s*(?:->|→|:)).{12}/u;

const fewWords = 5;
const fewUnspaced = 10;

/** "… we did the Christmas concert", behind what the person told of themselves. */
const isTogether = (text: string): boolean => Object.values(packs).some(({ lines }) => lines.together.test(text));

/** Two readings say so: the words for doing something to the resume, and the tagger or the place of the words. */
function isOrder(text: string, act: Act | undefined): boolean {
  const clauses = clausesOf(text).filter((clause) => clause.act && !clause.isReason && !tellsOfSelf(clause.text));
  if (clauses.length === 0) return act !== undefined && doing.has(act.name) && act.sure >= surely && !tellsOfSelf(text);
  return act === undefined || act.name !== 'tell';
}

function isPrivate(text: string, hasFigure: boolean): boolean {
  const share = readTopic(text)
    .filter(({ label }) => topicNames.some((name) => name === label) && privateMatters.has(label))
    .reduce((sum, guess) => sum + guess.share, 0);
  return share >= (hasFigure ? 2 * surelyPrivate : surelyPrivate);
}
