import { type SubscriptionStatus, subscriptionStatuses } from '@fitted/contract/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderSubscription } from '../../../ports/payments.ts';
import { deliveriesOf } from '../testing/deliveries.ts';
import { providerHistory } from '../testing/provider-history.ts';
import { type Decision, decide, givesAccess, startedStatus } from './transitions.ts';

const history = providerHistory('sub_1');
const at = (
  status: ProviderSubscription['status'],
  change: Partial<ProviderSubscription> = {},
): ProviderSubscription => ({
  ...(history[2] as ProviderSubscription),
  status,
  ...change,
});

describe('transitions', () => {
  /** Single steps. States reachable through several steps are allowed too, because events in between may be lost. */
  const steps: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
    trialing: ['active', 'past_due', 'cancelled'],
    active: ['past_due', 'cancelled'],
    past_due: ['active', 'unpaid'],
    unpaid: ['active', 'cancelled'],
    cancelled: [],
  };
  const reach = (from: SubscriptionStatus, seen = new Set<SubscriptionStatus>([from])): Set<SubscriptionStatus> => {
    for (const to of steps[from].filter((next) => !seen.has(next))) reach(to, seen.add(to));
    return seen;
  };

  test.each(subscriptionStatuses.flatMap((from) => subscriptionStatuses.map((to) => [from, to] as const)))(
    '%s → %s',
    (from, to) => {
      const { kind } = decide({ status: from, reading: 1 }, at(to), 2);
      expect(kind).toBe(reach(from).has(to) ? 'save' : 'ignored');
    },
  );

  test('an older reading changes nothing, whatever it says', () => {
    for (const status of subscriptionStatuses)
      expect(decide({ status: 'active', reading: 5 }, at(status), 5)).toEqual({ kind: 'stale' });
  });
});

test.each([
  ['an unpaid order', at('incomplete'), null],
  ['an expired one', at('expired'), null],
  ['one cancelled without payment', at('cancelled', { card: null, invoices: [] }), null],
  ['one cancelled after a payment', at('cancelled', { card: null }), 'cancelled'],
  ['a cancelled trial with a card', at('cancelled', { invoices: [] }), 'cancelled'],
])('%s maps to %s', (_name, snapshot, status) => {
  expect(startedStatus(snapshot)).toBe(status);
});

test('a stored trial ends with the provider’s, even without payment and card', () => {
  for (const status of ['cancelled', 'expired'] as const) {
    const bare = at(status, { card: null, invoices: [] });
    expect(decide({ status: 'trialing', reading: 1 }, bare, 2)).toMatchObject({ kind: 'save', status: 'cancelled' });
    expect(decide(undefined, bare, 2)).toEqual({ kind: 'not_started', isOver: true });
  }
});

test('grace counts from the missed payment, to the millisecond', () => {
  const decision = decide(undefined, history[10] as ProviderSubscription, 1);
  expect(decision).toMatchObject({ kind: 'save', status: 'past_due', pastDueSince: new Date('2027-03-01') });
  const held = { status: 'past_due', pastDueSince: new Date('2027-03-01') } as const;
  expect(givesAccess(held, new Date('2027-03-07T23:59:59.999Z'))).toBe(true);
  expect(givesAccess(held, new Date('2027-03-08T00:00:00.000Z'))).toBe(false);
});

interface Row {
  readonly status: SubscriptionStatus;
  readonly reading: number;
  readonly taken: ProviderSubscription;
}

/** The row after the pure core has decided. */
function take(row: Row | undefined, snapshot: ProviderSubscription, reading: number): Row | undefined {
  const decision: Decision = decide(row, snapshot, reading);
  return decision.kind === 'save' ? { status: decision.status, reading, taken: snapshot } : row;
}

test('however twenty events are ordered, repeated or lost (1,000 runs), the end state is the provider’s', () => {
  let healedByJob = 0;
  fc.assert(
    fc.property(deliveriesOf(history.length), fc.integer({ min: 2, max: history.length - 1 }), (deliveries, end) => {
      const final = history[end] as ProviderSubscription;
      const readings = deliveries
        .filter(({ version }) => version <= end)
        .map((delivery, reading) => ({ ...delivery, reading: reading + 1 }));
      let row: Row | undefined;
      for (const { version, reading } of [...readings].sort((a, b) => a.landsAt - b.landsAt))
        row = take(row, history[version] as ProviderSubscription, reading);
      if (!readings.some(({ version }) => version === end)) {
        healedByJob += 1;
        row = take(row, final, readings.length + 1);
      }
      expect(row).toMatchObject({ status: final.status, taken: final });
    }),
    { numRuns: 1000 },
  );
  // Both paths must have been exercised.
  expect(healedByJob).toBeGreaterThan(10);
  expect(healedByJob).toBeLessThan(990);
});
