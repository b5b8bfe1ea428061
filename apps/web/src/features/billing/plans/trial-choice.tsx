import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import { trialDays } from '@fitted/contract/limits/terms';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useChargeWords } from './charge-words.ts';

interface TrialChoiceProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  readonly isTrial: boolean;
  readonly onChange: (isTrial: boolean) => void;
}

/** The free trial, with plain words about when and how much the card is charged, selected or not. */
export function TrialChoice({ plan, cycle, isTrial, onChange }: TrialChoiceProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  const [now] = useState(() => Date.now());
  const words = useChargeWords(plan, cycle, isTrial, now);

  return (
    <div className="mt-6 flex items-start gap-3 rounded-lg border border-line bg-raised p-5">
      <Checkbox
        id={id}
        checked={isTrial}
        onCheckedChange={(ticked) => onChange(ticked === true)}
        aria-describedby={`${id}-words`}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {t('trial.label', { count: trialDays })}
        </label>
        <p id={`${id}-words`} aria-live="polite" className="mt-1 text-sm text-ink-soft">
          {words}
        </p>
      </div>
    </div>
  );
}
