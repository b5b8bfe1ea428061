import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface StepThroughProps {
  /** Which change is in hand, from 0; -1 for none. */
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
}

/** From change to change: by button, or with j and k. */
export function StepThrough({ at, count, onStep }: StepThroughProps) {
  const { t } = useTranslation('workflow-improve');
  const latest = useRef({ at, count, onStep });
  latest.current = { at, count, onStep };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=menu]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step !== undefined) latest.current.onStep(neighbour(latest.current, step));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
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

function neighbour({ at, count }: { at: number; count: number }, step: number): number {
  return at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
}
