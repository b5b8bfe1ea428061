import type { Answers } from '../../topics.ts';
import { chineseHistoryAnswers } from './history-answers.ts';
import { chineseHuntAnswers } from './hunt-answers.ts';
import { chineseResumeAnswers } from './resume-answers.ts';

export const chineseAnswers: Answers = {
  ...chineseHistoryAnswers,
  ...chineseResumeAnswers,
  ...chineseHuntAnswers,
};
