import { useTranslation } from '../../../../i18n/use-translation.ts';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { HeldQuestion } from './held-question.tsx';
import { type HeldQuestion as Held, isPast } from './questions.ts';

interface QuestionListProps {
  readonly held: readonly Held[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** Beside the sheet: claims that only the person can confirm. */
export function QuestionList({ held, answers, onAnswer }: QuestionListProps) {
  const { t } = useTranslation('workflow-improve');
  const waiting = held.filter(({ id }) => !isPast(answers[id]));
  if (waiting.length === 0) return null;
  return (
    <section ref={keepFocus} aria-labelledby="questions">
      <h4 id="questions" className="font-serif text-lg font-semibold">
        {t('questions.heading')}
      </h4>
      <p className="mt-0.5 text-xs leading-snug text-ink-soft">{t('interview.text')}</p>
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
    </section>
  );
}
