import type { BillingCycle } from '@fitted/contract/constants';
import type { gatewayInvoices, gatewaySubscriptions, SandboxCard } from '../../db/schema/sandbox-gateway.ts';

type SubscriptionState = typeof gatewaySubscriptions.$inferSelect;
export type InvoiceState = typeof gatewayInvoices.$inferSelect;

/** A subscription with its invoices, oldest first: everything that time and cards can change. */
export interface Account {
  readonly subscription: SubscriptionState;
  readonly invoices: readonly InvoiceState[];
}

export type MakeId = (kind: 'in' | 'pi') => string;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
export const incompleteHours = 23;
const retryDays = 1;
const unpaidAfterDays = 7;
const cancelledAfterDays = 14;

export const change = (account: Account, values: Partial<SubscriptionState>): Account => ({
  ...account,
  subscription: { ...account.subscription, ...values },
});

export function addPeriod(start: Date, cycle: BillingCycle): Date {
  const months = cycle === 'annual' ? 12 : 1;
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  // In a month without a 31st, use its last day, not the first of the next month.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Advances an account to a point in time, processing what falls due in order, each at its own time. */
export function advance(account: Account, now: Date, makeId: MakeId): Account {
  let current = account;
  for (let due = nextDue(current); due && due <= now; due = nextDue(current)) current = step(current, due, makeId);
  return current;
}

const openInvoice = ({ invoices }: Account) => invoices.find(({ status }) => status === 'open');

function nextDue(account: Account): Date | null {
  const { status, createdAt, periodEnd } = account.subscription;
  const open = openInvoice(account);
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms);
  if (status === 'incomplete') return after(createdAt, incompleteHours * hour);
  if (status === 'trialing' || status === 'active') return periodEnd;
  if (!open) return null;
  if (status === 'unpaid') return after(open.createdAt, cancelledAfterDays * day);
  if (status !== 'past_due') return null;
  const retry = after(open.triedAt ?? open.createdAt, retryDays * day);
  const giveUp = after(open.createdAt, unpaidAfterDays * day);
  return new Date(Math.min(retry.getTime(), giveUp.getTime()));
}

function step(account: Account, at: Date, makeId: MakeId): Account {
  const { status, cancelAtPeriodEnd } = account.subscription;
  if (status === 'incomplete') return end(account, 'expired');
  if (status === 'unpaid') return end(account, 'cancelled');
  if (status !== 'past_due') return cancelAtPeriodEnd ? end(account, 'cancelled') : renew(account, at, makeId);
  const open = openInvoice(account);
  const isGivenUp = open && at.getTime() >= open.createdAt.getTime() + unpaidAfterDays * day;
  return isGivenUp ? change(account, { status: 'unpaid' }) : collect(account, at);
}

/** Voids what is still open. */
export const end = (account: Account, status: 'cancelled' | 'expired'): Account => ({
  ...change(account, { status }),
  invoices: account.invoices.map((invoice) => (invoice.status === 'open' ? { ...invoice, status: 'void' } : invoice)),
});

/** Starts the next period and charges for it. */
export function renew(account: Account, at: Date, makeId: MakeId, billingReason = 'subscription_cycle'): Account {
  const period = { periodStart: at, periodEnd: addPeriod(at, account.subscription.billingCycle) };
  return collect(bill(change(account, period), at, billingReason, makeId), at);
}

/** Creates an invoice for one period, including any balance from a plan change. */
export function bill(account: Account, at: Date, billingReason: string, makeId: MakeId): Account {
  const { id: subscriptionId, amount, balance } = account.subscription;
  const invoice: InvoiceState = {
    id: makeId('in'),
    paymentIntentId: makeId('pi'),
    subscriptionId,
    amount: Math.max(0, amount + balance),
    status: 'open',
    billingReason,
    paymentMethod: null,
    triedAt: null,
    createdAt: at,
  };
  const billed = change(account, { balance: Math.min(0, amount + balance) });
  return { ...billed, invoices: [...account.invoices, invoice] };
}

/** Charges the card for open invoices; the outcome makes the subscription active or past due. */
export function collect(account: Account, at: Date): Account {
  const { card } = account.subscription;
  const isPayable = (amount: number) => amount === 0 || card?.charge === 'succeeds';
  const invoices = account.invoices.map((invoice): InvoiceState => {
    if (invoice.status !== 'open') return invoice;
    const paymentMethod = card ? describeCard(card) : null;
    return { ...invoice, triedAt: at, paymentMethod, status: isPayable(invoice.amount) ? 'paid' : 'open' };
  });
  const isSettled = invoices.every(({ status }) => status !== 'open');
  return { ...change(account, { status: isSettled ? 'active' : 'past_due' }), invoices };
}

export const describeCard = ({ brand, last4 }: Pick<SandboxCard, 'brand' | 'last4'>): string => `${brand} ${last4}`;

interface NewPrice {
  readonly planId: number;
  readonly billingCycle: BillingCycle;
  readonly amount: number;
}

/** Credits the unused part of the old price and charges that of the new one. A different cycle starts at once. */
export function changePrice(account: Account, price: NewPrice, at: Date, makeId: MakeId): Account {
  const { subscription } = account;
  const changed = change(account, { ...price });
  if (subscription.status === 'trialing') return changed;
  const { periodStart, periodEnd, balance } = subscription;
  const unused = (periodEnd.getTime() - at.getTime()) / (periodEnd.getTime() - periodStart.getTime());
  const share = (amount: number) => Math.round(amount * Math.min(1, Math.max(0, unused)));
  if (price.billingCycle === subscription.billingCycle)
    return change(changed, { balance: balance + share(price.amount) - share(subscription.amount) });
  return renew(change(changed, { balance: balance - share(subscription.amount) }), at, makeId, 'subscription_update');
}
