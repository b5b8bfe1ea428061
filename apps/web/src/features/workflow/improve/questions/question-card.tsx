import type { FactReading } from '@fitted/contract/assistant/assistant';
import clsx from 'clsx';
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
  readonly id: string;
  /** What is asked. */
  readonly words: ReactNode;
  readonly answer: Answer | undefined;
  /** How it can be answered. */
  readonly children: ReactNode;
  /** What is around it has a border already. */
  readonly isFramed?: boolean | undefined;
  /** A card of its own on a phone: its buttons are at the lower end of the screen. */
  readonly isTall?: boolean;
  readonly onAnswer: (answer: Answer | null) => void;
}

/** One question: the ways to answer it, or the answer given. Escape skips it. */
export function QuestionCard({
  id,
  words,
  answer,
  children,
  isFramed = false,
  isTall = false,
  onAnswer,
}: QuestionCardProps) {
  const { t } = useTranslation('workflow-improve');
  const { sentFacts } = useDraft();
  const desk = use(QuestionDesk);
  const isAdding = desk.isAdding && isOnItsWay(answer, sentFacts);
  const waitsFor = answer && !isAdding ? desk.waitsFor(id) : undefined;
  const skip = (event: KeyboardEvent) => {
    // An open list of roles handles Escape itself.
    if (event.key !== 'Escape' || event.defaultPrevented || answer) return;
    event.preventDefault();
    onAnswer({ kind: 'skipped' });
  };
  return (
    <li
      className={clsx(
        'p-3 text-sm leading-snug max-sm:[&_button]:min-h-11',
        !isFramed && 'rounded-md border border-line bg-raised',
        !isFramed &&
          isTall &&
          !answer &&
          'max-sm:flex max-sm:min-h-[calc(100dvh-22.5rem)] max-sm:flex-col max-sm:p-4 max-sm:text-base',
      )}
      onKeyDown={skip}
    >
      <p className="flex gap-2 font-medium">
        <CircleHelp aria-hidden className="mt-px size-4 shrink-0 text-accent" />
        <span className="min-w-0 break-words">{words}</span>
      </p>
      {answer && isAdding ? (
        <p role="status" className="mt-3 flex gap-2 text-ink-soft">
          <Spinner className="mt-0.5 size-4 shrink-0 text-accent" />
          <span className="min-w-0 break-words">
            <span className="block font-medium text-ink">{t('questions.adding')}</span>
            {/* On the sheet the line itself stands above the card. */}
            {!isFramed && <Said answer={answer} />}
          </span>
        </p>
      ) : answer && waitsFor ? (
        <Waiting answer={answer} waitsFor={waitsFor} onConfirm={() => desk.confirm(id)} onAnswer={onAnswer} />
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

interface WaitingProps extends Pick<QuestionCardProps, 'onAnswer'> {
  readonly answer: Answer;
  readonly waitsFor: FactReading | 'unplaced';
  readonly onConfirm: () => void;
}

/** An answer that is not in the resume says so where it was given, and one press puts it in. */
function Waiting({ answer, waitsFor, onConfirm, onAnswer }: WaitingProps) {
  const { t } = useTranslation('workflow-improve');
  const { t: told } = useTranslation('workflow');
  return (
    <div role="status" className="mt-3 border-l-2 border-changed-line pl-3">
      <p className="font-medium">{t('questions.notIn')}</p>
      <p className="mt-0.5 break-words">
        <Said answer={answer} />
      </p>
      <p className="mt-1 text-ink-soft">
        {waitsFor === 'unplaced' ? t('questions.noPlace') : told(`told.unclear.${waitsFor}`)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {waitsFor !== 'unplaced' && (
          <Button size="sm" onClick={onConfirm}>
            {t('questions.addAnyway')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onAnswer(null)}>
          {t('questions.change')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onAnswer({ kind: 'skipped' })}>
          {t('questions.leaveOut')}
        </Button>
      </div>
    </div>
  );
}

function Said({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation('workflow-improve');
  if (answer.kind === 'yes' || answer.kind === 'shown') return t('questions.saidYes');
  const isFact = answer.kind === 'own-words' || answer.kind === 'told';
  return t('questions.said', { words: isFact ? answer.fact : t('questions.no') });
}
