import type { Plan } from '@fitted/contract/billing';
import type { BillingCycle } from '@fitted/contract/constants';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FeatureList } from './feature-list.tsx';
import { annualSaving, annualSavingPercent, cycleOf, priceOf } from './plan-rules.ts';
import { useOffer } from './use-offer.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly cycle: BillingCycle;
  /** What all plans offer, said below them. */
  readonly shared: readonly string[];
  /** The common name of one chooser's radios. */
  readonly group: string;
  readonly isSelected: boolean;
  /** Marked as the one that is enough for most. */
  readonly isSuggested: boolean;
  /** Its button is the filled one: the chosen plan's, and before a choice that of the suggested plan. */
  readonly isFilled: boolean;
  readonly onSelect: () => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, cycle, shared, group, isSelected, isSuggested, isFilled, onSelect } = props;
  const { t } = useTranslation('billing');
  const format = useFormat();
  const offer = useOffer();
  const id = useId();
  const nameId = `${id}-name`;
  const detailsId = `${id}-details`;
  const paid = cycleOf(plan, cycle);
  const saving = paid === 'annual' ? annualSaving(plan) : 0;

  return (
    <div
      className={clsx(
        'relative flex flex-col rounded-lg border p-5 transition-colors lg:p-6',
        // What differs is a number; the one that is enough leads.
        isSuggested ? 'bg-raised' : 'bg-surface',
        isSelected
          ? 'border-accent ring-1 ring-accent'
          : isSuggested
            ? 'border-accent'
            : 'border-line hover:border-line-strong',
      )}
    >
      <label>
        {/* To the eye the button is the one way to choose; the radio lies under it, over the whole card. */}
        <input
          type="radio"
          name={group}
          checked={isSelected}
          onChange={onSelect}
          aria-describedby={detailsId}
          className="absolute inset-0 cursor-pointer appearance-none rounded-lg"
        />
        <span id={nameId} className="font-serif text-xl font-semibold">
          {plan.displayName}
        </span>
      </label>
      <div id={detailsId} className="mt-1 flex flex-1 flex-col">
        {isSuggested && (
          <Badge tone="accent" className="absolute -top-3 left-4 sm:left-5">
            {t('chooser.suggested')}
          </Badge>
        )}
        <p className="text-sm text-ink-soft">{offer(plan.description)}</p>
        {/* Where the cards lie below one another, the prices stand in a column of their own. */}
        <p className="max-lg:absolute max-lg:top-5 max-lg:right-5 lg:mt-4">
          <span className="font-serif text-2xl font-semibold lg:text-3xl">{format.money(priceOf(plan, cycle))}</span>{' '}
          <span className="text-sm text-ink-soft">{t(`per.${paid}`)}</span>
        </p>
        {saving > 0 && (
          <p className="text-sm font-medium text-accent-strong">
            {t('chooser.saving', { percent: annualSavingPercent(plan), amount: format.money(saving) })}
          </p>
        )}
        <FeatureList plan={plan} shared={shared} />
      </div>
      <Button
        variant={isFilled ? 'primary' : 'outline'}
        className="relative mt-4 w-full lg:mt-6"
        aria-describedby={nameId}
        onClick={onSelect}
      >
        {isSelected && <Check aria-hidden />}
        {t(isSelected ? 'chooser.selected' : 'chooser.select')}
      </Button>
    </div>
  );
}
