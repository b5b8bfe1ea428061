import type { Language } from '@fitted/contract/languages';
import { namedItem } from '@fitted/resume/facts/answer/named-item';
import type { Requirement } from '@fitted/resume/job/job-profile';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { answerOf } from './answer-of.ts';
import { type FinishedLine, finishedLine } from './finished-line.ts';
import { joinsList } from './landing.ts';
import type { QuotingQuestion } from './questions.ts';

/** What an answer adds to the resume, as it is shown before it is added: a line, or an item of a list. */
export function lineToCome(
  question: QuotingQuestion,
  words: string,
  language: Language,
  requirement: Requirement | undefined,
): FinishedLine | undefined {
  const line = finishedLine(question, words, language);
  if (line || !requirement || !joinsList(question)) return line;
  const told = answerOf(question, { words }, language);
  const text = told && namedItem(requirement, told.fact);
  return text === undefined ? undefined : { text, isCompletion: false };
}

/** With fewer words it is too early to say. */
const minWords = 4;

/** Whether there is enough of a line to say what it leaves open. */
export const isEnough = ({ text }: FinishedLine): boolean =>
  (hasCjk(text) ? text.length / 2 : countWords(text)) >= minWords;
