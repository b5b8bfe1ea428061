import type { Answers } from '../../topics.ts';
import { frenchHistoryAnswers } from './history-answers.ts';
import { frenchHuntAnswers } from './hunt-answers.ts';
import { frenchResumeAnswers } from './resume-answers.ts';

export const frenchAnswers: Answers = {
  ...frenchHistoryAnswers,
  ...frenchResumeAnswers,
  ...frenchHuntAnswers,
};
