import { pattern } from '@fitted/language/pattern';
import type { ChatAnswer } from '../../assistant.ts';
import { talkCues } from '../../cues.ts';
import { findOperation } from '../../understand/read-operation.ts';
import type { Turn } from './answer.ts';
import { addAt } from './facts/add-at.ts';
import { completeLine } from './facts/line-asked.ts';
import { findPlaceToAdd } from './find/find-place.ts';
import { actOf } from './operations/act-traits.ts';
import { plainRequest } from './plain-request.ts';
import { quotedIn } from './quoted-in.ts';
import { namesIn } from './wishes/name-words.ts';

/** The last turn, if it ended with a question from us. */
interface Asked {
  readonly request: string;
  readonly question: string;
}

/** A message that answers our question: where to add, or what to write there. */
export function answerQuestion(turn: Turn): ChatAnswer | undefined {
  const { history } = turn.input;
  const [question, request] = [history.at(-1), history.at(-2)];
  if (question?.role !== 'assistant' || request?.role !== 'user') return undefined;
  const asked: Asked = { request: request.content, question: question.content };
  return placeFact(turn, asked) ?? writeThere(turn, asked) ?? completeLine(turn);
}

/** "put it in the first job", "mets-le dans …": what to put there is already known. */
const putIt = pattern('iu')`^${talkCues.any('putIt')}\s*`;
const placed = pattern('giu')`${talkCues.any('placed')}`;

/** Nobody needs more words to name a place. */
const maxPlaceLength = 12;

/** "Skills" after "Where should I add …?", or after it was shown somewhere else. */
function placeFact(turn: Turn, { request, question }: Asked): ChatAnswer | undefined {
  const [shown, ...others] = (turn.input.waiting ?? []).filter(({ before, after }) => after.startsWith(before));
  const waiting =
    others.length === 0 ? shown?.after.slice(shown.before.length).replace(/^[,;、，\s]+/u, '') : undefined;
  const fact = quotedIn(question, 'whereToAdd', 'fact') ?? waiting;
  // Only what the person said themselves is a fact.
  if (!fact || !namesIn(fact).every((name) => namesIn(request).includes(name))) return undefined;
  // A place is a name, not a sentence that happens to contain one.
  const { message } = turn.input;
  const isAsian = /\p{sc=Han}/u.test(message);
  if (isAsian ? /[,，、。]/u.test(message) : message.trim().split(/\s+/u).length > maxPlaceLength) return undefined;
  const name = plainRequest(message).replace(putIt, '').replace(placed, '');
  const place = findPlaceToAdd(turn.input.document, name);
  return place && addAt(turn, fact, place);
}

/** What to write after "What should I write there?" */
function writeThere(turn: Turn, { question }: Asked): ChatAnswer | undefined {
  const name = quotedIn(question, 'whatToAdd', 'name');
  const place = name === undefined ? undefined : findPlaceToAdd(turn.input.document, name);
  const wanted = findOperation(turn.input.message);
  // "never mind" is not what to write there.
  if (!place || (wanted && actOf[wanted] !== 'tell')) return undefined;
  return addAt(turn, plainRequest(turn.input.message), place);
}
