import type { Answers } from '../../topics.ts';
import { englishHistoryAnswers } from './history-answers.ts';
import { englishHuntAnswers } from './hunt-answers.ts';
import { englishResumeAnswers } from './resume-answers.ts';

export const englishAnswers: Answers = {
  ...englishHistoryAnswers,
  ...englishResumeAnswers,
  ...englishHuntAnswers,
};
