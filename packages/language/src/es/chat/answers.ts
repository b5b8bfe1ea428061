import type { Answers } from '../../topics.ts';
import { spanishHistoryAnswers } from './history-answers.ts';
import { spanishHuntAnswers } from './hunt-answers.ts';
import { spanishResumeAnswers } from './resume-answers.ts';

export const spanishAnswers: Answers = {
  ...spanishHistoryAnswers,
  ...spanishResumeAnswers,
  ...spanishHuntAnswers,
};
