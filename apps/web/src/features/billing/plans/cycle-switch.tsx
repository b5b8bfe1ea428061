import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import clsx from 'clsx';
import { useId } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { savingRange } from './plan-rules.ts';

interface CycleSwitchProps {
  readonly plans: readonly Plan[];
  readonly value: BillingCycle;
  readonly onChange: (cycle: BillingCycle) => void;
}

export function CycleSwitch({ plans, value, onChange }: CycleSwitchProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  const isAnnual = value === 'annual';
  const words = (isChosen: boolean) => clsx('text-sm', isChosen ? 'font-medium text-ink' : 'text-ink-soft');

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className={words(!isAnnual)}>{t('chooser.monthly')}</span>
      <Switch id={id} checked={isAnnual} onCheckedChange={(isOn) => onChange(isOn ? 'annual' : 'monthly')} />
      <label htmlFor={id} className={clsx(words(isAnnual), 'cursor-pointer')}>
        {annualLabel(t, plans)}
      </label>
    </div>
  );
}

/** Promises no more than the prices deliver. */
function annualLabel(t: Translate, plans: readonly Plan[]): string {
  const { least, most } = savingRange(plans);
  if (most === 0) return t('chooser.annual');
  return least === most ? t('chooser.annualSave', { percent: most }) : t('chooser.annualSaveUpTo', { percent: most });
}
