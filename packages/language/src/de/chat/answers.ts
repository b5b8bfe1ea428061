import type { Answers } from '../../topics.ts';
import { germanHistoryAnswers } from './history-answers.ts';
import { germanHuntAnswers } from './hunt-answers.ts';
import { germanResumeAnswers } from './resume-answers.ts';

export const germanAnswers: Answers = {
  ...germanHistoryAnswers,
  ...germanResumeAnswers,
  ...germanHuntAnswers,
};
