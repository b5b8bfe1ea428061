import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import type { Answer } from '../draft.ts';
import { QuestionCard } from './question-card.tsx';
import type { Question } from './questions.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

const shownAtFirst = 4;

export function QuestionList({ questions, answers, onAnswer }: QuestionListProps) {
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  const open = questions.filter(({ id }) => answers[id]?.kind !== 'no');
  const shown = showsAll ? open : open.slice(0, shownAtFirst);
  if (questions.length === 0) return null;
  return (
    <section ref={keepFocus} aria-labelledby="questions">
      <h4 id="questions" className="font-serif text-lg font-semibold">
        {t('questions.heading')}
      </h4>
      <p className="mt-1 text-sm text-ink-soft">{t('questions.text')}</p>
      <ul className="mt-3 grid gap-3">
        {shown.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {open.length > shown.length && (
          <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
            {t('questions.showAll', { count: open.length - shown.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
