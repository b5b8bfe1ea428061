import type { ProviderInvoice, ProviderSubscription } from '../../../ports/payments.ts';

const instant = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day)).toISOString();

const invoice = (n: number, status: ProviderInvoice['status'], amount = 1000): ProviderInvoice => ({
  id: `in_${n}`,
  paymentIntentId: `pi_${n}`,
  amount,
  currency: 'gbp',
  status,
  paymentMethod: 'visa 4242',
  billingReason: n === 1 ? 'subscription_create' : 'subscription_cycle',
  createdAt: instant(n, 1),
});

const visa = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const other = { ...visa, last4: '5556' };
const period = (month: number) => ({ currentPeriodStart: instant(month, 1), currentPeriodEnd: instant(month + 1, 1) });

/** The life of one subscription at the provider, from order to end, as the changes behind twenty events. */
const changes: readonly Partial<ProviderSubscription>[] = [
  { status: 'incomplete', invoices: [invoice(1, 'open')] },
  { invoices: [invoice(1, 'failed')] },
  { status: 'active', card: visa, invoices: [invoice(1, 'paid')] },
  { cancelAtPeriodEnd: true },
  { cancelAtPeriodEnd: false },
  { ...period(2), invoices: [invoice(1, 'paid'), invoice(2, 'open')] },
  { invoices: [invoice(1, 'paid'), invoice(2, 'paid')] },
  { planId: 2, amount: 2000 },
  { invoices: [invoice(1, 'refunded'), invoice(2, 'paid')] },
  { ...period(3), invoices: [invoice(1, 'refunded'), invoice(2, 'paid'), invoice(3, 'open', 2500)] },
  { status: 'past_due', invoices: [invoice(1, 'refunded'), invoice(2, 'paid'), invoice(3, 'failed', 2500)] },
  { card: other },
  { status: 'active', invoices: [invoice(1, 'refunded'), invoice(2, 'paid'), invoice(3, 'paid', 2500)] },
  { cancelAtPeriodEnd: true },
  { cancelAtPeriodEnd: false },
  { ...period(4) },
  { status: 'past_due', invoices: [1, 2, 3].map((n) => invoice(n, 'paid')).concat(invoice(4, 'failed', 2000)) },
  { cancelAtPeriodEnd: true },
  { status: 'unpaid' },
  { status: 'cancelled', invoices: [1, 2, 3].map((n) => invoice(n, 'paid')).concat(invoice(4, 'void', 2000)) },
];

/** The states that the provider goes through. Each event says only that its state was reached. */
export function providerHistory(id: string): ProviderSubscription[] {
  const states: ProviderSubscription[] = [];
  let state: ProviderSubscription = {
    id,
    customerId: `cus_${id}`,
    status: 'incomplete',
    priceId: '',
    planId: 1,
    billingCycle: 'monthly',
    amount: 1000,
    ...period(1),
    cancelAtPeriodEnd: false,
    card: null,
    invoices: [],
  };
  for (const change of changes) {
    state = { ...state, ...change };
    // Invoice ids are unique across all subscriptions.
    states.push({ ...state, invoices: state.invoices.map((one) => ({ ...one, id: `${one.id}_${id}` })) });
  }
  return states;
}
