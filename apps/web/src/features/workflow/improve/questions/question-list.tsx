import type { InterviewQuestion as Question } from '@fitted/contract/assistant/assistant';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { HeldQuestion } from './held-question.tsx';
import { type HeldQuestion as Held, isPast } from './questions.ts';

interface QuestionListProps {
  readonly held: readonly Held[];
  /** The interview, whose questions are asked on the sheet. */
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** Beside the sheet: claims that only the person can confirm, and the way back to questions that were skipped. */
export function QuestionList({ held, questions, answers, onAnswer }: QuestionListProps) {
  const { t } = useTranslation('workflow-improve');
  const waiting = held.filter(({ id }) => !isPast(answers[id]));
  const skipped = questions.filter(({ id }) => answers[id]?.kind === 'skipped');
  if (waiting.length + skipped.length === 0) return null;
  return (
    <section ref={keepFocus} aria-labelledby="questions">
      <h4 id="questions" className="font-serif text-lg font-semibold">
        {t('questions.heading')}
      </h4>
      {waiting.length > 0 && <p className="mt-0.5 text-xs leading-snug text-ink-soft">{t('interview.text')}</p>}
      <ul className="mt-2 grid gap-2">
        {waiting.map((question) => (
          <HeldQuestion
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
      </ul>
      {skipped.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          onClick={() => {
            for (const { id } of skipped) onAnswer(id, null);
          }}
        >
          {t('interview.askAgain', { count: skipped.length })}
        </Button>
      )}
    </section>
  );
}
