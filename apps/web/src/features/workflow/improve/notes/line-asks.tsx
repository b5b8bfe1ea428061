import type { InterviewQuestion as Question } from '@fitted/contract/assistant/assistant';
import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import type { Answer } from '../../draft.ts';
import { InterviewQuestion } from '../questions/interview-question.tsx';
import { isPast } from '../questions/questions.ts';
import type { LineAsk } from './change-notes.tsx';

interface LineAsks {
  readonly questions: readonly Question[];
  readonly document: ResumeDocument;
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** With more changes than this, the margin is left to them, and the questions about lines stay with the others. */
const maxChangesBeside = 3;

export const hasRoomForAsks = (changes: number): boolean => changes <= maxChangesBeside;

/** The questions about single lines, with the lines they are about. */
export function lineAsks({ questions, document, roles, answers, onAnswer }: LineAsks): LineAsk[] {
  const lines = linesOf(document);
  return questions.flatMap((question) => {
    if (!isLineQuestion(question) || isPast(answers[question.id])) return [];
    const lineId = lines.find(({ text }) => text === question.line)?.id;
    if (lineId === undefined) return [];
    return {
      id: question.id,
      lineId,
      card: (
        <InterviewQuestion
          key={question.id}
          question={question}
          roles={roles}
          answer={answers[question.id]}
          onAnswer={(answer) => onAnswer(question.id, answer)}
        />
      ),
    };
  });
}
