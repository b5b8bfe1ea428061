import { useTranslation } from '../../../../i18n/use-translation.ts';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { InterviewQuestion } from './interview-question.tsx';
import type { QuotingQuestion } from './questions.ts';

interface PaperQuestionProps {
  readonly question: QuotingQuestion;
  readonly roles: readonly string[];
  readonly answer: Answer | undefined;
  /** The role is known, so the line can be shown where it will stand. */
  readonly isPlaced: boolean;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** A question on the sheet, where its answer will stand, with the words as they are typed. */
export function PaperQuestion({ question, roles, answer, isPlaced, onAnswer }: PaperQuestionProps) {
  const { t } = useTranslation('workflow-improve');
  const typed = useDraft().typed[question.id]?.words?.trim() ?? '';
  const words = answer?.kind === 'told' ? answer.fact : typed;
  return (
    <div ref={keepFocus} data-question className="my-2 scroll-mt-20 scroll-mb-24 font-sans text-ink print:hidden">
      {words !== '' && isPlaced && 'needsRole' in question && question.needsRole && (
        <p className="mb-1.5 rounded-sm border border-dashed border-paper-on-changed/60 bg-paper-changed/40 px-2 py-1 break-words text-paper-ink">
          <span className="block text-xs text-paper-on-changed">{t('interview.landsHere')}</span>
          {words}
        </p>
      )}
      <ul>
        <InterviewQuestion question={question} roles={roles} answer={answer} onAnswer={onAnswer} />
      </ul>
    </div>
  );
}
