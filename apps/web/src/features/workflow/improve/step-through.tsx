import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface StepThroughProps {
  /** Index of the change in hand; -1 for none. */
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
}

/** Buttons from change to change; the desk's keys do the same. */
export function StepThrough({ at, count, onStep }: StepThroughProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <fieldset className="flex shrink-0 items-center gap-1 text-sm text-ink-soft">
      <legend className="sr-only">{t('steps.label')}</legend>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('steps.previous')}
        onClick={() => onStep(neighbour({ at, count }, -1))}
      >
        <ChevronUp aria-hidden />
      </Button>
      <span className="tabular-nums">
        {at < 0 ? t('steps.count', { count }) : t('steps.at', { at: at + 1, count })}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('steps.next')}
        onClick={() => onStep(neighbour({ at, count }, 1))}
      >
        <ChevronDown aria-hidden />
      </Button>
    </fieldset>
  );
}

/** The change before or after the one in hand, wrapping around at the ends. */
export function neighbour({ at, count }: { at: number; count: number }, step: number): number {
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}
