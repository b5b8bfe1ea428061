import type { Billing } from '@fitted/contract/billing';

export type BilledSubscription = NonNullable<Billing['subscription']>;

/** What the person needs to know first, by urgency. */
export type Standing = 'active' | 'trialing' | 'ending' | 'past_due' | 'unpaid' | 'cancelled';

export function standingOf({ status, cancelAtPeriodEnd }: BilledSubscription): Standing {
  if (status === 'cancelled' || status === 'past_due' || status === 'unpaid') return status;
  return cancelAtPeriodEnd ? 'ending' : status;
}

/** What can be done about it. A subscription that has ended cannot be changed, only followed by a new one. */
export function actionsFor(subscription: BilledSubscription): {
  readonly canCancel: boolean;
  readonly canResume: boolean;
  readonly canSwitch: boolean;
  readonly canChangeCard: boolean;
} {
  const isOver = subscription.status === 'cancelled';
  const isEnding = subscription.cancelAtPeriodEnd;
  return {
    canCancel: !isOver && !isEnding,
    canResume: !isOver && isEnding,
    canSwitch: (subscription.status === 'active' || subscription.status === 'trialing') && !isEnding,
    canChangeCard: !isOver,
  };
}
