import { maxQuestions, type InterviewQuestion as Question } from '@fitted/contract/assistant/assistant';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { HeldQuestion } from './held-question.tsx';
import { InterviewQuestion } from './interview-question.tsx';
import { type HeldQuestion as Held, isPast } from './questions.ts';

interface QuestionListProps {
  readonly held: readonly Held[];
  readonly questions: readonly Question[];
  readonly roles: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly onAnswer: (id: string, answer: Answer | null) => void;
}

/** The most valuable come first; more than this at a time put people off. */
const shownAtFirst = 3;

/** The interview: skipped or denied questions are not repeated, and after seven it goes on only on request. */
export function QuestionList({ held, questions, roles, answers, onAnswer }: QuestionListProps) {
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  const waiting = held.filter(({ id }) => !isPast(answers[id]));
  const open = questions.filter(({ id }) => !isPast(answers[id]));
  const isOpen = (id: string) => open.some((question) => question.id === id);
  const passed = Object.keys(answers).filter((id) => !id.startsWith('held:') && !isOpen(id)).length;
  const shown = showsAll ? open : open.slice(0, Math.max(1, Math.min(shownAtFirst, maxQuestions - passed)));
  const skipped = questions.filter(({ id }) => answers[id]?.kind === 'skipped');
  if (held.length + questions.length === 0) return null;
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
        {shown.map((question) => (
          <InterviewQuestion
            key={question.id}
            question={question}
            roles={roles}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">
        {open.length > shown.length && (
          <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
            {t('questions.showAll', { count: open.length - shown.length })}
          </Button>
        )}
        {skipped.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              for (const { id } of skipped) onAnswer(id, null);
            }}
          >
            {t('interview.askAgain', { count: skipped.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
