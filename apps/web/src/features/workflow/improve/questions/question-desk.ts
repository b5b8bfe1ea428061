import type { FactReading } from '@fitted/contract/assistant/assistant';
import { createContext } from 'react';
import type { AnswerEffect } from '../outcome/answer-effect.ts';
import type { LinesAround } from '../sheet/lines-around.ts';
import type { QuotingQuestion } from './questions.ts';
import type { FinishedLine, LineDesk } from './told-line.ts';

/** What the desk knows that a question shows. */
export interface QuestionDesk extends LineDesk {
  /** An answer that was given is on its way into the resume. */
  readonly isAdding: boolean;
  /** Why the answer to a question is not in the resume, if it is not; 'unplaced' if no place was found for it. */
  readonly waitsFor: (questionId: string) => FactReading | 'unplaced' | undefined;
  /** The person says that the answer is true as it stands. */
  readonly confirm: (questionId: string) => void;
  /** What the answer would do for the match, once it is in the resume. */
  readonly predictEffect?: (question: QuotingQuestion, role: string | undefined, line: FinishedLine) => AnswerEffect;
  /** Where an answer would stand, unless the question itself stands there. */
  readonly landing?:
    | ((question: QuotingQuestion, role: string | undefined, line: FinishedLine | undefined) => LinesAround)
    | undefined;
}

export const QuestionDesk = createContext<QuestionDesk>({
  language: 'en',
  isAdding: false,
  waitsFor: () => undefined,
  confirm: () => undefined,
});
