import type { Answers } from '../../topics.ts';
import { japaneseHistoryAnswers } from './history-answers.ts';
import { japaneseHuntAnswers } from './hunt-answers.ts';
import { japaneseResumeAnswers } from './resume-answers.ts';

export const japaneseAnswers: Answers = {
  ...japaneseHistoryAnswers,
  ...japaneseResumeAnswers,
  ...japaneseHuntAnswers,
};
