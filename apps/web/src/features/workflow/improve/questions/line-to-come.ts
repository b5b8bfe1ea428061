import { namedItem } from '@fitted/resume/facts/answer/named-item';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import type { TypedAnswer } from '../../draft.ts';
import { answerOf } from './answer-of.ts';
import { joinsList } from './landing.ts';
import type { QuotingQuestion } from './questions.ts';
import { type FinishedLine, finishedLine, type LineDesk } from './told-line.ts';

/** What an answer adds to the resume, as it is shown before it is added: a line, or an item of a list. */
export function lineToCome(question: QuotingQuestion, typed: TypedAnswer, desk: LineDesk): FinishedLine | undefined {
  const line = finishedLine(question, typed, desk);
  const requirement = desk.requirementOf?.(question);
  if (line || !requirement || !joinsList(question)) return line;
  const told = answerOf(question, typed, desk);
  const text = told && namedItem(requirement, told.fact);
  return text === undefined ? undefined : { text, isCompletion: false };
}

/** With fewer words it is too early to say. */
const minWords = 4;

/** Whether there is enough of a line to say what it leaves open. */
export const isEnough = ({ text }: FinishedLine): boolean =>
  (hasCjk(text) ? text.length / 2 : countWords(text)) >= minWords;
