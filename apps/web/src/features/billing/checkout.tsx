import type { Plan, PlanChoice, SubscriptionPayment } from '@fitted/contract/billing';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlanChooser } from './plans/plan-chooser.tsx';
import { choiceOf, type PlanPick } from './plans/plan-pick.ts';
import { usePlans } from './queries.ts';

interface CheckoutProps {
  readonly pick: PlanPick;
  readonly onPick: (pick: PlanPick) => void;
  readonly isTrialAvailable: boolean;
  /** Other data needed before choosing a plan is still loading. */
  readonly isWaiting?: boolean;
  readonly isArrival?: boolean;
  readonly back?: ReactNode;
  /** Shown instead of the plans if they cannot be loaded. */
  readonly failure: (retry: () => void) => ReactNode;
  /** Called when the card is asked for, and when that step is closed. */
  readonly onCard?: (isAtCard: boolean) => void;
  /** Starts the subscription; undefined if it was refused, which has been reported then. */
  readonly onStart: (choice: PlanChoice) => Promise<SubscriptionPayment | undefined>;
  readonly onPaid: (payment: SubscriptionPayment) => Promise<void>;
}

interface Order {
  readonly plan: Plan;
  readonly choice: PlanChoice;
  readonly payment: SubscriptionPayment;
}

/** Plan, then card. Cancelling at the card closes that step and clears the plan. */
export function Checkout(props: CheckoutProps) {
  const {
    pick,
    onPick,
    isTrialAvailable,
    isWaiting = false,
    isArrival = false,
    back,
    failure,
    onCard,
    onStart,
    onPaid,
  } = props;
  const { t } = useTranslation('billing');
  const plans = usePlans();
  const [order, setOrder] = useState<Order>();
  const [isStarting, setStarting] = useState(false);
  const [wasCancelled, setCancelled] = useState(false);

  const start = async (plan: Plan) => {
    const choice = choiceOf(plan, pick, isTrialAvailable);
    setStarting(true);
    const payment = await onStart(choice);
    if (payment?.isPaid) await onPaid(payment);
    else if (payment) {
      setOrder({ plan, choice, payment });
      onCard?.(true);
    }
    setStarting(false);
  };
  const cancel = () => {
    setOrder(undefined);
    onCard?.(false);
    setCancelled(true);
    onPick({ ...pick, planId: undefined });
  };

  if (plans.isFetching || isWaiting) return <Loading words={t('loading')} />;
  if (!plans.data) return failure(() => void plans.refetch());
  if (plans.data.length === 0)
    return (
      <EmptyState icon={PackageOpen} title={t('none.title')} text={t('none.text')}>
        {back}
      </EmptyState>
    );
  if (order)
    return (
      <PaymentStep
        plan={order.plan}
        cycle={order.choice.billingCycle}
        isTrial={order.choice.trial}
        clientSecret={order.payment.clientSecret}
        onPaid={() => onPaid(order.payment)}
        onCancel={cancel}
      />
    );
  return (
    <PlanChooser
      plans={plans.data}
      pick={pick}
      isTrialAvailable={isTrialAvailable}
      isLoading={isStarting}
      onPick={onPick}
      onContinue={(plan) => void start(plan)}
      isArrival={isArrival || wasCancelled}
      back={back}
    />
  );
}

function Loading({ words }: { readonly words: string }) {
  return (
    // High enough that the footer stays out of view, instead of jumping when the plans arrive.
    <p role="status" className="flex min-h-[80dvh] items-center justify-center gap-3 text-ink-soft">
      <Spinner className="size-5 text-accent" />
      {words}
    </p>
  );
}
