import { pattern } from '@fitted/language/pattern';
import type { Line } from '@fitted/resume/document';
import { completeLine as completed, standsAlone } from '@fitted/resume/facts/answer/answer-line';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { repliesThat } from '../../../chat/reply-traits.ts';
import { talkCues } from '../../../cues.ts';
import { readPolarity } from '../../../understand/read-answer.ts';
import { findOperation } from '../../../understand/read-operation.ts';
import { tellsOfSelf } from '../../../understand/tells-of-self.ts';
import { replaceLine } from '../../build-edit.ts';
import { bareLineAbout } from '../account/place-account.ts';
import { homeOf } from '../acts/act-task.ts';
import { isLine } from '../acts/place-told.ts';
import { isClean, wordFact } from '../acts/word-fact.ts';
import { change, openTurn, say, type Turn } from '../answer.ts';
import { bodyOf } from '../find/find-target.ts';
import { hasTrait } from '../operations/operation-traits.ts';
import { lastQuotedIn } from '../quoted-in.ts';
import { clausesOf } from '../wishes/clauses.ts';
import { notTheirs } from './not-theirs.ts';
import { retold } from './retold.ts';

const asking = repliesThat('asks-line');
const maxAnswerLength = 200;
/** "soz it was 5 not 4" corrects what was said before. */
const exchanges = pattern('iu')`${talkCues.any('exchanges')}`;
const yesOpening = pattern('iu')`^${talkCues.any('yesOpening')}[,，、. ]{1,2}`;
/** From here on it is a request of its own, not an answer. */
const surelyOther = 0.6;

interface Asked {
  readonly line: Line;
  readonly answer: string;
}

/** The line that the last reply asked about, and the message as its answer. */
function lineAsked({ input }: Turn): Asked | undefined {
  const question = input.history.at(-1);
  if (question?.role !== 'assistant') return undefined;
  const text = asking.map((key) => lastQuotedIn(question.content, key, 'line')).find(Boolean);
  const [line, ...others] = bodyOf(input.document.sections).filter((one) => one.text === text);
  const said = input.message.trim().replace(/(?<![.。])[.。]+$/u, '');
  if (!line || others.length > 0 || said.length > maxAnswerLength || /[?？]/u.test(said)) return undefined;
  const wanted = findOperation(said, surelyOther);
  if ((wanted && !hasTrait(wanted, 'completes')) || exchanges.test(said)) return undefined;
  return { line, answer: said.replace(yesOpening, '') };
}

/**
 * "I wrote the lunch specials" after a question about "Did the menu": a deed of its own takes the place of the line, which is shown
 * first.
 */
export function tellLineAnew(input: ChatInput): ChatAnswer | undefined {
  const turn = openTurn(input);
  const asked = lineAsked(turn);
  if (!asked || clausesOf(asked.answer).some(({ act, isAsked }) => act !== undefined || isAsked)) return undefined;
  const { line, answer } = asked;
  // Asked for the weakest line, people often tell of another one.
  const other = bareLineAbout(input.document, answer);
  if (other && other !== line) return undefined;
  const { language } = turn.reading;
  if (!tellsOfSelf(answer) && !standsAlone(answer, language)) return undefined;
  const text = wordFact(answer, language, homeOf(input.document, line));
  // "I do about 50 a day" only counts.
  if (!/^\P{N}/u.test(text) || about.test(text) || !isLine(text) || !isClean(text)) return undefined;
  const doubt = notTheirs(turn, answer);
  if (doubt) return doubt;
  return { ...say(turn, 'done'), words: '', unsure: [retold(line, text, language)] };
}

const about = pattern('iu')`^${talkCues.any('about')}?\p{N}`;

/** We asked about their own line, so less is needed to accept a figure as theirs; one that comes first is the answer. */
const isMeantSo = (answer: string): boolean => about.test(answer) || readPolarity(answer).affirmed >= 0.3;

/** "about 40 a week, nearly all solved at once" completes the line we asked about, in exactly these words. */
export function completeLine(turn: Turn): ChatAnswer | undefined {
  const asked = lineAsked(turn);
  // "Fix it. Keep it short." is a request; an answer to our question is a single sentence.
  if (!asked || /[.!。！]\s+\p{L}/u.test(asked.answer) || !isMeantSo(asked.answer)) return undefined;
  const { line, answer } = asked;
  if (/^(?:it|that|es|das|c['’]|eso)\s/iu.test(answer)) return undefined;
  const after = completed(line.text, answer, turn.reading.language);
  return { ...change(turn, [replaceLine(line, after, 'stated-fact')]), statedFacts: [after] };
}
