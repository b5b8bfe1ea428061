import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { DialogActions } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CycleSwitch } from '../plans/cycle-switch.tsx';
import { cycleOf, hasAnnualPrice, priceOf } from '../plans/plan-rules.ts';
import { PlansFailure } from '../plans/plans-failure.tsx';
import { usePlans, useSwitchPlan } from '../queries.ts';
import type { BilledSubscription } from './subscription-words.ts';
import { useChangeFailure } from './use-change-failure.ts';

interface SwitchPlanFormProps {
  readonly subscription: BilledSubscription;
  readonly onClose: () => void;
}

export function SwitchPlanForm({ subscription, onClose }: SwitchPlanFormProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const tellFailure = useChangeFailure();
  const plans = usePlans();
  const change = useSwitchPlan();
  const [planId, setPlanId] = useState(subscription.plan.id);
  const [cycle, setCycle] = useState(subscription.billingCycle);
  const [failure, setFailure] = useState<string>();
  const chosen = plans.data?.find(({ id }) => id === planId);
  const isSame = planId === subscription.plan.id && chosen && cycleOf(chosen, cycle) === subscription.billingCycle;

  const submit = () => {
    if (!chosen) return;
    setFailure(undefined);
    change.mutate(
      { planId, billingCycle: cycleOf(chosen, cycle) },
      {
        onSuccess: () => {
          toast({ title: t('switch.done'), description: t('switch.doneText', { plan: chosen.displayName }) });
          onClose();
        },
        onError: (error) => setFailure(tellFailure(error)),
      },
    );
  };

  if (plans.isPending)
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-52 w-full" />
      </div>
    );
  if (!plans.data) return <PlansFailure onRetry={() => void plans.refetch()} />;
  return (
    <>
      {hasAnnualPrice(plans.data) && (
        <div className="mb-4">
          <CycleSwitch plans={plans.data} value={cycle} onChange={setCycle} />
        </div>
      )}
      <RadioCards
        label={t('switch.title')}
        options={plans.data.map((plan) => ({
          value: String(plan.id),
          title: plan.displayName,
          content: `${format.money(priceOf(plan, cycle))} ${t(`per.${cycleOf(plan, cycle)}`)}`,
        }))}
        value={String(planId)}
        onValueChange={(id) => setPlanId(Number(id))}
      />
      {isSame && <p className="mt-3 text-sm text-ink-soft">{t('switch.same')}</p>}
      {failure && <FieldError>{failure}</FieldError>}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!chosen || isSame} isBusy={change.isPending} onClick={submit}>
          {t(change.isPending ? 'processing' : 'switch.submit')}
        </Button>
      </DialogActions>
    </>
  );
}
