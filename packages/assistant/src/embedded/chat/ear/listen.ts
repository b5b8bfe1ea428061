import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { isUntrue, type Topic, topicNames } from '@fitted/language/topics';
import type { Guess } from '../../../understand/linear-model.ts';
import { findOperation, readOperation } from '../../../understand/read-operation.ts';
import { type Heard, readTopic } from '../../../understand/read-topic.ts';
import { isQuestion } from '../is-question.ts';
import { hasTrait, operationsThat } from '../operations/operation-traits.ts';

/** Which parts of a message are a question, a worry or talk, and what is left for the operations. */
interface Listened {
  readonly topics: readonly Topic[];
  /** The requests and statements beside it; empty when everything is answered. */
  readonly rest: string;
}

/** From here on a topic is answered. Words alone do no harm. */
const sure = 0.35;
/** One of several sentences has less to go by, and is read along with the others. */
const sureOfPart = 0.4;
/** What is not phrased as a question must clearly be of this kind: "my last job" answers one of ours. */
const sureUnasked = 0.5;
/** From here on something untrue may be wanted: then it is not written. */
const maybeUntrue = 0.55;
const surelyDenied = 0.5;
/** A single sentence must be clearer, because its neighbours may show how it is meant. */
const surelyUntrue = 0.7;
/** The weight of the other reading of the message. */
const secondOpinion = 0.4;
/** Below this, a plain request is taken as one: "put 5 instead of 4". */
const beyondDoubt = 0.8;
/** A certain request stays one, whatever it sounds like. */
const surelyWish = 0.75;
const wish = 0.5;
const maxTopics = 2;
const longest = 1_200;

const sentenceEnds =
  /(?<=[.!?;])\s+(?=\S)|(?<=[。！？；…])\s*(?=\S)|(?<=[?!])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|\n+/u;

/** People who ask whether these are worth a line have already told us what they did. */
const telling: ReadonlySet<Topic> = new Set<Topic>([
  'worth-it',
  'volunteering',
  'unpaid-work',
  'internship',
  'side-job',
  'freelance',
  'courses',
]);

const isTopic = (heard: Heard | undefined): heard is Topic => topicNames.some((name) => name === heard);

/** How likely the message asks for an untruth, by both readings together. */
function shareOfUntrue(text: string, guesses: readonly Guess<Heard>[]): number {
  const heard = guesses.filter(({ label }) => isUntrue(label)).reduce((sum, { share }) => sum + share, 0);
  const other = readOperation(text).find(({ label }) => label === 'untrue')?.share ?? 0;
  const isPlain = heard < beyondDoubt && other < 0.1 && (isWish(text, wish) || tells(text));
  return isPlain ? 0 : heard + secondOpinion * other;
}

/** Talk and worries come unprompted; advice is asked for. */
const unasked: ReadonlySet<Topic> = new Set<Topic>([
  'nervous',
  'self-doubt',
  'tired',
  'no-answer',
  'rejection',
  'smalltalk',
  'plain-voice',
]);

const likelyTalk = 0.3;

function isTalk(text: string): boolean {
  const [first] = readOperation(text);
  return first !== undefined && first.share >= likelyTalk && hasTrait(first.label, 'talk');
}

const asks = (text: string): boolean => /[?？]/u.test(text) || isQuestion(text);

/** How the site works is for another handler to answer, except for these topics. */
const ofPage: ReadonlySet<Topic> = new Set<Topic>(['price', 'privacy', 'human', 'ai-written']);

/** "or 22." says nothing on its own. */
const isTold = (text: string): boolean =>
  text.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u.test(text);

export function listen(message: string): Listened {
  const text = message.trim().slice(0, longest);
  const whole = readTopic(text);
  // "I've never used Terraform" admits what is so; nothing untrue is asked for.
  const isDenial = findOperation(text, surelyDenied) === 'retract';
  if (!isDenial && shareOfUntrue(text, whole) >= maybeUntrue) return { topics: [likeliestUntrue(whole)], rest: '' };
  const topics = topicOf(whole, text, sure);
  const sentences = text.split(sentenceEnds).filter((one) => /\p{L}/u.test(one));
  if (sentences.length > 1) return listenToParts(message, sentences, topics);
  return { topics, rest: topics.length > 0 ? '' : message };
}

/** Reads each sentence separately: "Est-ce qu'il faut une photo ? Et je stresse pour jeudi." has two topics. */
function listenToParts(message: string, sentences: readonly string[], whole: readonly Topic[]): Listened {
  const parts = sentences.map((sentence) => {
    const guesses = readTopic(sentence);
    const untrue = shareOfUntrue(sentence, guesses) >= surelyUntrue ? [likeliestUntrue(guesses)] : [];
    const [topic] = isTold(sentence) ? topicOf(guesses, sentence, sureOfPart) : [];
    // Beside other sentences, "I will see at the interview" is not a question.
    const topics = topic && (asks(sentence) || unasked.has(topic)) ? [topic] : [];
    return { sentence, untrue, topics, isWish: isWish(sentence) || wants(sentence, guesses), isAsked: asks(sentence) };
  });
  const untrue = parts.flatMap((part) => part.untrue);
  // What else is said around a lie is its reason; written down, it would be the lie.
  if (untrue.length > 0) return { topics: untrue.slice(0, 1), rest: '' };
  // Questions come first, and a pleasantry beside them needs no answer of its own.
  const ordered = [...parts.filter(({ isAsked }) => isAsked), ...parts.filter(({ isAsked }) => !isAsked)];
  const found = [...new Set(ordered.flatMap(({ topics }) => topics))].filter(
    (topic, _, all) => topic !== 'smalltalk' || all.length === 1,
  );
  const wanted = parts.filter(({ topics, isWish: isOne }) => isOne && topics.length === 0);
  if (found.length === 0 && (whole.length === 0 || wanted.length > 0)) return { topics: [], rest: message };
  const all = [...new Set([...found, ...(wanted.length === 0 ? whole : [])])];
  const topics = all.filter((topic) => topic !== 'smalltalk' || all.length === 1).slice(0, maxTopics);
  const isTelling = topics.some((topic) => telling.has(topic));
  const left = parts.filter((part) => part.topics.length === 0 && (part.isWish || (isTelling && tells(part.sentence))));
  return { topics, rest: left.map(({ sentence }) => sentence).join(' ') };
}

function topicOf(guesses: readonly Guess<Heard>[], text: string, from: number): Topic[] {
  const [first] = guesses;
  if (!first || !isTopic(first.label) || isUntrue(first.label)) return [];
  if (!asks(text) && !unasked.has(first.label) && !isTalk(text)) return [];
  if (first.share < (asks(text) ? from : Math.max(from, sureUnasked))) return [];
  const [other] = readOperation(text);
  const isOfPage = other?.label === 'product' && other.share >= wish && !ofPage.has(first.label);
  return isOfPage || isWish(text, surelyWish) ? [] : [first.label];
}

function likeliestUntrue(guesses: readonly Guess<Heard>[]): Topic {
  const found = guesses.find(({ label }) => isUntrue(label))?.label;
  return isTopic(found) ? found : 'untrue-other';
}

function isWish(text: string, from = wish): boolean {
  const [first] = readOperation(text);
  return first !== undefined && first.share >= from && hasTrait(first.label, 'wish');
}

/** Both readings take it for a request, though neither is sure which. */
function wants(text: string, guesses: readonly Guess<Heard>[]): boolean {
  const [first] = readOperation(text);
  return (
    guesses[0]?.label === 'edit' && guesses[0].share >= wish && first !== undefined && hasTrait(first.label, 'wish')
  );
}

function tells(text: string): boolean {
  const [first] = readOperation(text);
  return first?.label === 'state' && first.share >= wish;
}

/** When the kind of thing is known, less is needed to say which one it is. */
const likely = 0.12;

/** The likeliest topic of all, or of these. */
export function likeliestOf(message: string, among: readonly Topic[] = topicNames): Topic | undefined {
  const found = readTopic(message.trim().slice(0, longest)).find(
    ({ label, share }) => isTopic(label) && among.includes(label) && share >= likely,
  );
  return isTopic(found?.label) ? found.label : undefined;
}

const surelyAsked = 0.6;
/** From here on the reader of operations is believed where the reader of topics says otherwise. */
const surelyOther = 0.85;

/** What a message surely asks to be told, if that has its own handler. */
export function operationAsked(message: string): OperationName | undefined {
  const text = message.trim().slice(0, longest);
  const [first] = readTopic(text);
  if (!first || first.share < surelyAsked || isWish(text, wish)) return undefined;
  const [other] = readOperation(text);
  return operationsThat('asked').find(
    (name) => first.label === `op-${name}` && (other?.label === name || (other?.share ?? 0) < surelyOther),
  );
}

/** Whether a message only asks something, as far as we can tell: not a request, not a statement. */
export function asksOnly(message: string): boolean {
  const text = message.trim().slice(0, longest);
  const edit = readTopic(text).find(({ label }) => label === 'edit')?.share ?? 0;
  return /[?？]$/u.test(text) ? edit < 0.4 : isQuestion(text) && edit < 0.2;
}
