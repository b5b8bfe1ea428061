import clsx from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface StepThroughProps {
  /** Index of the one in hand; -1 for none. */
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
  /** Cards lie side by side and are large enough for a thumb; notes stand one below the other. */
  readonly isSideways?: boolean;
  /** Through questions, not changes. */
  readonly isOfQuestions?: boolean;
  /** Which one of how many. */
  readonly children: ReactNode;
}

/** Buttons from one change or question to the next; the desk's keys and a swipe do the same. */
export function StepThrough({
  at,
  count,
  onStep,
  isSideways = false,
  isOfQuestions = false,
  children,
}: StepThroughProps) {
  const { t } = useTranslation('workflow-improve');
  const [Previous, Next] = isSideways ? [ChevronLeft, ChevronRight] : [ChevronUp, ChevronDown];
  const size = isSideways ? 'icon' : 'sm';
  return (
    <fieldset className={clsx('flex shrink-0 items-center gap-1 text-sm text-ink-soft', isSideways && '-ml-2')}>
      <legend className="sr-only">{t('steps.label')}</legend>
      <Button
        variant="quiet"
        size={size}
        aria-label={t(isOfQuestions ? 'steps.previousQuestion' : 'steps.previous')}
        disabled={count === 1}
        onClick={() => onStep(neighbour({ at, count }, -1))}
      >
        <Previous aria-hidden />
      </Button>
      {children}
      <Button
        variant="quiet"
        size={size}
        aria-label={t(isOfQuestions ? 'steps.nextQuestion' : 'steps.next')}
        disabled={count === 1}
        onClick={() => onStep(neighbour({ at, count }, 1))}
      >
        <Next aria-hidden />
      </Button>
    </fieldset>
  );
}

/** The one before or after the one in hand, wrapping around at the ends. */
export function neighbour({ at, count }: { at: number; count: number }, step: number): number {
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}
