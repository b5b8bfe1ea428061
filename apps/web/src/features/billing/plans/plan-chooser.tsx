import type { Plan } from '@fitted/contract/billing';
import { trialDays } from '@fitted/contract/limits/terms';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { StepHeading } from '../step-heading.tsx';
import { CycleSwitch } from './cycle-switch.tsx';
import { SharedFeatures } from './feature-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { type PlanPick, pickedPlan } from './plan-pick.ts';
import { hasAnnualPrice, sharedFeatures, suggestedPlan } from './plan-rules.ts';
import { TrialChoice } from './trial-choice.tsx';

interface PlanChooserProps {
  readonly plans: readonly Plan[];
  readonly pick: PlanPick;
  readonly isTrialAvailable: boolean;
  readonly isLoading: boolean;
  readonly onPick: (pick: PlanPick) => void;
  readonly onContinue: (plan: Plan) => void;
  /** Moves the focus to the title, if this follows another step on the same page. */
  readonly isArrival?: boolean;
  /** The back button, next to the continue button. */
  readonly back?: ReactNode;
}

export function PlanChooser(props: PlanChooserProps) {
  const { plans, pick, isTrialAvailable, isLoading, onPick, onContinue, isArrival = false, back } = props;
  const { t } = useTranslation('billing');
  const titleId = useId();
  const group = useId();
  const hintId = useId();
  const plan = pickedPlan(plans, pick);
  const shared = sharedFeatures(plans);
  const suggested = suggestedPlan(plans);

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <StepHeading id={titleId} isArrival={isArrival}>
            {t('chooser.title')}
          </StepHeading>
          {isTrialAvailable && (
            <p className="mt-1 max-w-2xl text-sm text-ink-soft">{t('trial.offer', { count: trialDays })}</p>
          )}
        </div>
        {hasAnnualPrice(plans) && (
          <CycleSwitch plans={plans} value={pick.cycle} onChange={(cycle) => onPick({ ...pick, cycle })} />
        )}
      </div>
      <div role="radiogroup" aria-labelledby={titleId} className="grid gap-5 lg:grid-cols-3">
        {plans.map((offered) => (
          <PlanCard
            key={offered.id}
            plan={offered}
            cycle={pick.cycle}
            shared={shared}
            group={group}
            isSelected={offered === plan}
            isSuggested={offered === suggested}
            isFilled={offered === (plan ?? suggested)}
            onSelect={() => onPick({ ...pick, planId: offered.id })}
          />
        ))}
      </div>
      {/* Below the plans: what differs and its button come first. */}
      <SharedFeatures plans={plans} />
      {plan && isTrialAvailable && (
        <TrialChoice
          plan={plan}
          cycle={pick.cycle}
          isTrial={pick.isTrial}
          onChange={(isTrial) => onPick({ ...pick, isTrial })}
        />
      )}
      {/* Once a plan is chosen the way on is in view, wherever the card that was pressed is. */}
      <div
        className={clsx(
          'mt-6 flex flex-col-reverse items-center gap-x-4 gap-y-3 sm:flex-row',
          plan &&
            plans.length > 1 &&
            'sticky bottom-0 z-10 -mx-5 border-t border-line bg-surface px-5 py-3 md:-mx-8 md:px-8',
        )}
      >
        {back}
        <p id={hintId} className="text-sm text-ink-soft sm:ml-auto">
          {!plan && t('chooser.hint')}
        </p>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={!plan}
          isBusy={isLoading}
          aria-describedby={hintId}
          onClick={() => plan && onContinue(plan)}
        >
          {t(isLoading ? 'processing' : 'chooser.continue')}
          {!isLoading && <ArrowRight aria-hidden />}
        </Button>
      </div>
    </section>
  );
}
