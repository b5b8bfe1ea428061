import type { Improvement } from '@fitted/contract/assistant/assistant';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import type { ReactNode } from 'react';
import type { Answer } from '../draft.ts';
import type { QuestionDesk } from './questions/question-desk.ts';

export interface ResultProps {
  readonly originalText: string;
  readonly profile: JobProfile;
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly off: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly interview: Improvement['interview'];
  readonly roles: Improvement['roles'];
  readonly readiness: Improvement['readiness'];
  /** What the person told us, which they can correct and take back. */
  readonly told: ReactNode;
  /** The job's form is open beside it and takes the room of the list and the notes. */
  readonly isBesideForm: boolean;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  /** Answers are on their way into the resume; what is on the desk stays until then. */
  readonly isAdding: boolean;
  /** Why the answer to a question is not in the resume, if it is not. */
  readonly waitsFor: QuestionDesk['waitsFor'];
  readonly onConfirm: QuestionDesk['confirm'];
  readonly fallbackReason: string | undefined;
  readonly onOff: (off: readonly string[]) => void;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
  /** An answer is taken back, with the line that it became. */
  readonly onTakeBack: (questionId: string) => void;
  readonly onAccept: (improvedText: string, summary: readonly string[], next: 'chat' | 'download') => void;
  readonly onRegenerate: () => void;
  /** Goes to the chat, while the job's form is collapsed. */
  readonly onContinue: (() => void) | undefined;
}
