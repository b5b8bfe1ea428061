import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import { pattern } from '@fitted/language/pattern';
import { operationCues } from '../../../cues.ts';
import type { Guess } from '../../../understand/linear-model.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { hasTrait } from './operation-traits.ts';

const sentenceEnds = /(?<=[.!?;])\s+(?=\S)|(?<=[。！？；])\s*(?=\S)|\n+/u;
const joints = pattern(
  'giu',
)`(?:[,，、;；]\s*|(?<!\s)\s+)?${operationCues.any('joints')}[,，、]?\s*|[,，;；]\s*|(?<=[てでに])[、,]\s*`;

/** Longer messages tell something; they are not lists of requests. */
const maxRequestsLength = 600;
/** Nobody joins more requests than this, and each check costs time. */
const maxJoints = 8;
const sure = 0.45;
const surelyWhole = 0.5;

export const isOrder = (guess: Guess<OperationName> | undefined): boolean =>
  guess !== undefined && guess.share >= sure && hasTrait(guess.label, 'order');

/** The requests of a message in order; just the message if it is a single one, or only tells or asks something. */
export function partsOf(message: string, namesSomething: (text: string) => boolean): readonly string[] {
  const text = message.trim();
  const [guess] = readOperation(text);
  if (text.length > maxRequestsLength || (guess && hasTrait(guess.label, 'whole') && guess.share >= surelyWhole))
    return [text];
  const sentences = joinTold(text.split(sentenceEnds).filter(Boolean));
  const read = sentences.map((sentence) => ({ sentence, guess: readOperation(sentence)[0] }));
  const parts = read.filter((one) => sentences.length === 1 || !(one.guess && hasTrait(one.guess.label, 'aside')));
  const [only, ...others] = parts;
  // "Great. Now undo."
  if (only && others.length === 0) return requestsIn(only.sentence, namesSomething);
  if (!read.some((one) => isOrder(one.guess))) return [text];
  return parts.flatMap(({ sentence }) => requestsIn(sentence, namesSomething));
}

/** "Add this to Globex: Cut costs. Ran the desk.": what follows belongs to the request. */
function joinTold(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const [before] = last ? readOperation(last) : [];
    const [guess] = readOperation(sentence);
    const isTold = guess?.label === 'state' || (guess !== undefined && guess.share < sure);
    const goesOn = before?.label === 'add' || before?.label === 'state';
    if (last && isTold && goesOn) joined.splice(-1, 1, `${last} ${sentence}`);
    else joined.push(sentence);
  }
  return joined;
}

/** "remove Languages and move Education to the top" is two: each part is clearly a request of its own. */
function requestsIn(sentence: string, namesSomething: (text: string) => boolean): readonly string[] {
  for (const { index, 0: joint } of [...sentence.matchAll(joints)].slice(0, maxJoints)) {
    const [left, right] = [sentence.slice(0, index).trim(), sentence.slice(index + joint.length).trim()];
    if (left === '' || right === '') continue;
    const [one, other] = [orderBefore(left) ?? requestOf(left), requestOf(right)];
    // "it was 5, not 4" and "Berlin to Munich and 2014 to 2013" are one request.
    if (!one || !other || (one.label === other.label && hasTrait(one.label, 'several-in-one'))) continue;
    // "add that I plan and trim hedges" is one request, unless what follows refers to this resume.
    if (one.label === 'add' && !namesSomething(right)) continue;
    return [left, ...requestsIn(right, namesSomething)];
  }
  return [sentence];
}

function requestOf(text: string): Guess<OperationName> | undefined {
  // A single word is an item of what was said before it.
  const isLong = /\s/u.test(text) || /[\p{sc=Han}\p{sc=Hiragana}]{4}/u.test(text);
  const [guess] = isLong ? readOperation(text) : [];
  return isOrder(guess) ? guess : undefined;
}

/** "make my experience first": whether that is to move or to emphasise may be open; that it is an order is not. */
function orderBefore(text: string): Guess<OperationName> | undefined {
  const guesses = /\s/u.test(text) ? readOperation(text) : [];
  const [first] = guesses;
  const orders = guesses.filter(({ label }) => hasTrait(label, 'order'));
  const share = orders.reduce((sum, one) => sum + one.share, 0);
  return first && hasTrait(first.label, 'order') && share >= sure ? first : undefined;
}
