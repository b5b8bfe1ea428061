import { isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import { X } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { StepThrough } from '../step-through.tsx';
import { InterviewQuestion } from './interview-question.tsx';
import { LineToCome } from './line-preview.tsx';
import { lineToCome } from './line-to-come.ts';
import { QuestionDesk } from './question-desk.ts';
import type { QuotingQuestion } from './questions.ts';
import { becomesLine } from './told-line.ts';
import { typeAnswer } from './type-answer.ts';

interface PaperQuestionProps {
  readonly question: QuotingQuestion;
  readonly roles: readonly string[];
  readonly answer: Answer | undefined;
  /** The role is known, so the line can be shown where it will stand. */
  readonly isPlaced: boolean;
  /** Its index among those that are asked with it, and how many these are; -1 once it has an answer. */
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
  readonly onClose: () => void;
  readonly onAnswer: (answer: Answer | null) => void;
}

/**
 * A question on the sheet, where its answer will stand, with the line as it will read. It lies on paper, which is light in
 * both themes.
 */
export function PaperQuestion(props: PaperQuestionProps) {
  const { question, roles, answer, isPlaced, at, count, onStep, onClose, onAnswer } = props;
  const { t } = useTranslation('workflow-improve');
  const desk = use(QuestionDesk);
  const [only, ...others] = roles;
  const kept = useDraft().typed[question.id] ?? {};
  const place = kept.place ?? question.place ?? (others.length === 0 ? only : undefined);
  const typed = { ...kept, ...(place !== undefined && { place }) };
  const line =
    answer?.kind === 'told' && answer.wording !== undefined
      ? { text: answer.wording, isCompletion: isLineQuestion(question) }
      : lineToCome(question, answer?.kind === 'told' ? { words: answer.fact } : typed, desk);
  const type = typeAnswer(question.id);
  const isWorded = !answer && becomesLine(question);
  return (
    <div
      ref={keepFocus}
      data-question
      className="my-2 scroll-mt-20 scroll-mb-24 on-paper font-sans text-ink print:hidden"
    >
      {line && isPlaced && !(answer && desk.waitsFor(question.id)) && (
        <div className="mb-1.5 font-serif">
          <LineToCome
            line={line}
            worded={typed.line}
            onWord={isWorded ? (worded) => type({ line: worded }) : undefined}
            onUndo={isWorded && typed.line !== undefined ? () => type({ line: undefined }) : undefined}
          />
        </div>
      )}
      <div className="rounded-md border border-accent/40 bg-raised shadow-float">
        {at >= 0 && (
          <div className="flex items-center justify-between gap-2 border-b border-line pr-1 pl-3">
            <StepThrough at={at} count={count} onStep={onStep} isSideways isOfQuestions>
              <span className="text-xs tabular-nums">{t('steps.question', { at: at + 1, count })}</span>
            </StepThrough>
            <Button variant="quiet" size="sm" aria-label={t('lines.close')} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
        )}
        <ul>
          <InterviewQuestion question={question} roles={roles} answer={answer} onAnswer={onAnswer} isFramed />
        </ul>
      </div>
    </div>
  );
}
