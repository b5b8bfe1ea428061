import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SandboxCard } from '../../db/schema/sandbox-gateway.ts';
import { type Account, addPeriod, advance, changePrice } from './account.ts';

const card: SandboxCard = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, charge: 'succeeds' };
let count = 0;
const makeId = (kind: string) => {
  count += 1;
  return `${kind}_${count}`;
};
const at = (text: string) => new Date(`${text}T00:00:00Z`);

const account = (change: Partial<Account['subscription']> = {}): Account => ({
  subscription: {
    id: 'sub_1',
    orderKey: 'order',
    customerId: 'cus_1',
    planId: 1,
    billingCycle: 'monthly',
    amount: 1000,
    status: 'active',
    trialDays: 0,
    periodStart: at('2027-01-01'),
    periodEnd: at('2027-02-01'),
    cancelAtPeriodEnd: false,
    card,
    balance: 0,
    createdAt: at('2027-01-01'),
    ...change,
  },
  invoices: [],
});
const failing = { card: { ...card, charge: 'card_declined' } } as const;

test.each([
  ['2027-01-15', 'monthly', '2027-02-15'],
  ['2027-01-31', 'monthly', '2027-02-28'],
  ['2028-01-31', 'monthly', '2028-02-29'],
  ['2027-12-31', 'monthly', '2028-01-31'],
  ['2028-02-29', 'annual', '2029-02-28'],
] as const)('from %s, %s, to %s', (start, cycle, end) => {
  expect(addPeriod(at(start), cycle)).toEqual(at(end));
});

describe('time', () => {
  test.each([
    ['a day early', {}, '2027-01-31', 'active', []],
    ['on the day', {}, '2027-02-01', 'active', ['paid']],
    ['three months later', {}, '2027-04-15', 'active', ['paid', 'paid', 'paid']],
    ['cancelled', { cancelAtPeriodEnd: true }, '2027-04-15', 'cancelled', []],
    ['a trial that ends', { status: 'trialing' }, '2027-02-01', 'active', ['paid']],
    ['an order that nobody paid', { status: 'incomplete' }, '2027-01-02', 'expired', []],
    ['a card that fails', failing, '2027-02-03', 'past_due', ['open']],
    ['a week of failing', failing, '2027-02-08', 'unpaid', ['open']],
    ['a fortnight of failing', failing, '2027-02-15', 'cancelled', ['void']],
  ] as const)('%s', (_name, change, now, status, invoices) => {
    const later = advance(account(change), at(now), makeId);
    expect(later.subscription.status).toBe(status);
    expect(later.invoices.map((invoice) => invoice.status)).toEqual(invoices);
  });

  test('comes to the same in one stride as in many steps', () => {
    const outcome = ({ subscription, invoices }: Account) => [
      subscription,
      invoices.map(({ amount, status, createdAt, triedAt }) => [amount, status, createdAt, triedAt]),
    ];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('succeeds' as const, 'card_declined' as const),
        fc.constantFrom('monthly' as const, 'annual' as const),
        fc.boolean(),
        (days, charge, billingCycle, cancelAtPeriodEnd) => {
          const start = account({ card: { ...card, charge }, billingCycle, cancelAtPeriodEnd });
          let [stepped, now] = [start, at('2027-01-01')];
          for (const step of days) {
            now = new Date(now.getTime() + step * 86_400_000);
            stepped = advance(stepped, now, makeId);
          }
          expect(outcome(stepped)).toEqual(outcome(advance(start, now, makeId)));
        },
      ),
    );
  });
});

test('a change of plan there and back costs nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 100, max: 9000 }), (day, amount) => {
      const now = new Date(at('2027-01-01').getTime() + day * 86_400_000);
      const there = changePrice(account(), { planId: 2, billingCycle: 'monthly', amount }, now, makeId);
      const back = changePrice(there, { planId: 1, billingCycle: 'monthly', amount: 1000 }, now, makeId);
      expect(back.subscription.balance).toBe(0);
    }),
  );
});

test('a credit larger than the next invoice is kept for the one after', () => {
  const rich = account({ balance: -2500 });
  const [first, second, third] = advance(rich, at('2027-04-02'), makeId).invoices;
  expect([first?.amount, second?.amount, third?.amount]).toEqual([0, 0, 500]);
});
