import { subscriptionStatuses } from '@fitted/contract/constants';
import { expect, test } from 'vitest';
import { buildBilling } from '../../../testing/build-billing.ts';
import { actionsFor, type BilledSubscription, standingOf } from './subscription-words.ts';

const build = (changes: Partial<BilledSubscription>): BilledSubscription => {
  const { subscription } = buildBilling(changes);
  if (!subscription) throw new Error('The builder always makes one.');
  return subscription;
};

test.each([
  [{ status: 'active' }, 'active'],
  [{ status: 'active', cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'trialing' }, 'trialing'],
  [{ status: 'trialing', cancelAtPeriodEnd: true }, 'ending'],
  [{ status: 'past_due', cancelAtPeriodEnd: true }, 'past_due'],
  [{ status: 'unpaid' }, 'unpaid'],
  [{ status: 'cancelled', cancelAtPeriodEnd: true }, 'cancelled'],
] as const)('%j stands as %s', (changes, standing) => {
  expect(standingOf(build(changes))).toBe(standing);
});

test('whatever is not over can be left with one button, or taken back with another', () => {
  for (const status of subscriptionStatuses) {
    for (const cancelAtPeriodEnd of [true, false]) {
      const { canCancel, canResume, canSwitch, canChangeCard } = actionsFor(build({ status, cancelAtPeriodEnd }));
      const isOver = status === 'cancelled';
      expect([canCancel, canResume].filter(Boolean)).toHaveLength(isOver ? 0 : 1);
      expect(canResume).toBe(!isOver && cancelAtPeriodEnd);
      expect(canChangeCard).toBe(!isOver);
      if (isOver || cancelAtPeriodEnd) expect(canSwitch).toBe(false);
    }
  }
});
