import { Check, CircleHelp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, use } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { QuestionDesk } from './question-desk.ts';
import { isOnItsWay } from './questions.ts';

interface QuestionCardProps {
  /** What is asked. */
  readonly words: ReactNode;
  readonly answer: Answer | undefined;
  /** How it can be answered. */
  readonly children: ReactNode;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** One question: the ways to answer it, or the answer given. Escape skips it. */
export function QuestionCard({ words, answer, children, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation('workflow-improve');
  const { sentFacts } = useDraft();
  const isAdding = use(QuestionDesk).isAdding && isOnItsWay(answer, sentFacts);
  const skip = (event: KeyboardEvent) => {
    // An open list of roles handles Escape itself.
    if (event.key !== 'Escape' || event.defaultPrevented || answer) return;
    event.preventDefault();
    onAnswer({ kind: 'skipped' });
  };
  return (
    <li className="rounded-md border border-line bg-raised p-3 text-sm leading-snug" onKeyDown={skip}>
      <p className="flex gap-2 font-medium">
        <CircleHelp aria-hidden className="mt-px size-4 shrink-0 text-accent" />
        <span className="min-w-0 break-words">{words}</span>
      </p>
      {answer && isAdding ? (
        <p role="status" className="mt-3 flex gap-2 text-ink-soft">
          <Spinner className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0 break-words">
            <span className="block font-medium text-ink">{t('questions.adding')}</span>
            <Said answer={answer} />
          </span>
        </p>
      ) : answer ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <span className="flex min-w-0 gap-1.5 break-words">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            <Said answer={answer} />
          </span>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
            {t('questions.change')}
          </Button>
        </p>
      ) : (
        children
      )}
    </li>
  );
}

function Said({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation('workflow-improve');
  if (answer.kind === 'yes' || answer.kind === 'shown') return t('questions.saidYes');
  const isFact = answer.kind === 'own-words' || answer.kind === 'told';
  return t('questions.said', { words: isFact ? answer.fact : t('questions.no') });
}
