import { pattern } from '@fitted/language/pattern';
import type { ReplyWords } from '@fitted/language/reply-words';
import type { ChatAnswer } from '../../assistant.ts';
import { replyWords } from '../../chat/chat-words.ts';
import { repliesThat } from '../../chat/reply-traits.ts';
import { talkCues } from '../../cues.ts';
import { readPolarity } from '../../understand/read-answer.ts';
import { findOperation } from '../../understand/read-operation.ts';
import { tellsOfSelf } from '../../understand/tells-of-self.ts';
import { replaceLine } from '../build-edit.ts';
import { change, type Turn } from './answer.ts';
import { addAt } from './facts/add-fact.ts';
import { findPlaceToAdd } from './find/find-place.ts';
import { bodyOf } from './find/find-target.ts';
import { actOf } from './operations/act-traits.ts';
import { hasTrait } from './operations/operation-traits.ts';
import { plainRequest } from './plain-request.ts';

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
  return placeFact(turn, asked) ?? writeThere(turn, asked) ?? completeLine(turn, asked);
}

/** "put it in the first job", "mets-le dans …": what to put there is already known. */
const putIt = pattern('iu')`^${talkCues.any('putIt')}\s*`;
const placed = pattern('giu')`${talkCues.any('placed')}`;

/** Nobody needs more words to name a place. */
const maxPlaceLength = 12;

/** "Skills" after "Where should I add …?" */
function placeFact(turn: Turn, { request, question }: Asked): ChatAnswer | undefined {
  const fact = quotedIn(question, 'whereToAdd', 'fact');
  // Only what the person said themselves is a fact.
  if (!fact || !oneSpaced(request).includes(oneSpaced(fact))) return undefined;
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

const asking = repliesThat('asks-line');
const maxAnswerLength = 200;
/** "soz it was 5 not 4" corrects what was said before. */
const exchanges = pattern('iu')`${talkCues.any('exchanges')}`;

const yesOpening = pattern('iu')`^${talkCues.any('yesOpening')}[,，、. ]{1,2}`;

/** "about 40 a week, nearly all solved at once" completes the line we asked about, in exactly these words. */
function completeLine(turn: Turn, { question }: Asked): ChatAnswer | undefined {
  const text = asking.map((key) => lastQuotedIn(question, key, 'line')).find(Boolean);
  const lines = bodyOf(turn.input.document.sections).filter((line) => line.text === text);
  const [line] = lines;
  const answer = turn.input.message.trim().replace(/(?<![.。])[.。]+$/u, '');
  if (!line || lines.length > 1 || answer.length > maxAnswerLength || /[?？]/u.test(answer)) return undefined;
  // "Fix it. Keep it short." is a request; an answer to our question is a single sentence.
  if (/[.!。！]\s+\p{L}/u.test(answer)) return undefined;
  const wanted = findOperation(answer, surelyOther);
  if ((wanted && !hasTrait(wanted, 'completes')) || !isMeantSo(answer)) return undefined;
  if (exchanges.test(answer)) return undefined;
  // A full sentence stands on its own and does not complete the line.
  if (tellsOfSelf(answer) || /^(?:it|that|es|das|c['’]|eso)\s/iu.test(answer)) return undefined;
  const isAsian = /[\p{sc=Han}\p{sc=Hiragana}]/u.test(line.text);
  const detail = answer.replace(yesOpening, '');
  const after = `${line.text.replace(/[.。;；]$/u, '')}${isAsian ? '，' : ', '}${detail.charAt(0).toLowerCase()}${detail.slice(1)}`;
  return { ...change(turn, [replaceLine(line, after, 'stated-fact')]), statedFacts: [after] };
}

const about = pattern('iu')`^${talkCues.any('about')}?\p{N}`;

/** We asked about their own line, so less is needed to accept a figure as theirs; one that comes first is the answer. */
const isMeantSo = (answer: string): boolean => about.test(answer) || readPolarity(answer).affirmed >= 0.3;
/** From here on it is a request of its own, not an answer. */
const surelyOther = 0.6;

/** Same, if our sentence comes after others in the reply. */
function lastQuotedIn(text: string, key: keyof ReplyWords, param: string): string | undefined {
  for (const part of text.split('\n\n')) {
    const found = quotedIn(part, key, param);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Our own sentence is recognised by the words around the filled-in value. */
function quotedIn(text: string, key: keyof ReplyWords, param: string): string | undefined {
  for (const words of Object.values(replyWords)) {
    const [before = '', behind = ''] = words[key].split(`{${param}}`);
    const [after = ''] = behind.split('\n');
    const end = text.indexOf(after, before.length);
    if (text.startsWith(before) && end > 0) return text.slice(before.length, end);
  }
  return undefined;
}

function oneSpaced(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').toLowerCase();
}
