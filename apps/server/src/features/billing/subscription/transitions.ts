import type { SubscriptionStatus } from '@fitted/contract/constants';
import { graceDays } from '@fitted/contract/limits/terms';
import type { ProviderSubscription } from '../../../ports/payments.ts';

/**
 * What each state may become. Events get lost, so states reachable through others are included. Left out is what no lost event
 * can explain: a revival after the end, or a second trial.
 * An unpaid subscription revives if its open invoice is paid after all.
 */
const reachable: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  trialing: ['active', 'past_due', 'unpaid', 'cancelled'],
  active: ['past_due', 'unpaid', 'cancelled'],
  past_due: ['active', 'unpaid', 'cancelled'],
  unpaid: ['active', 'past_due', 'cancelled'],
  cancelled: [],
};

const canBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  from === to || reachable[from].includes(to);

/** Ended at the provider for good. */
export const isOver = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  status === 'cancelled' || status === 'expired';

/** The state in our table for a snapshot; null if the subscription has not started or never did. */
export function startedStatus(snapshot: ProviderSubscription): SubscriptionStatus | null {
  const { status, card, invoices } = snapshot;
  if (status === 'incomplete' || status === 'expired') return null;
  if (status !== 'cancelled') return status;
  const wasPaid = invoices.some(({ amount, status: paid }) => amount > 0 && (paid === 'paid' || paid === 'refunded'));
  return wasPaid || card ? 'cancelled' : null;
}

/** When the oldest missed payment was requested. */
function pastDueSince({ status, invoices, currentPeriodStart }: ProviderSubscription): Date | null {
  if (status !== 'past_due') return null;
  const missing = invoices.filter((invoice) => invoice.status === 'failed' || invoice.status === 'open');
  const oldest = missing.map(({ createdAt }) => createdAt).sort()[0];
  return new Date(oldest ?? currentPeriodStart);
}

interface Held {
  readonly status: SubscriptionStatus;
  readonly pastDueSince: Date | null;
}

const graceMs = graceDays * 24 * 60 * 60 * 1000;

/** Active, on trial, or past due but within the grace period. */
export function givesAccess(subscription: Held, now: Date): boolean {
  const { status, pastDueSince: since } = subscription;
  if (status === 'past_due') return since !== null && now.getTime() < since.getTime() + graceMs;
  return status === 'active' || status === 'trialing';
}

/** What to do with a reading. */
export type Decision =
  /** A reading that started later has already been stored. */
  | { readonly kind: 'stale' }
  /** Not paid yet, or never paid. */
  | { readonly kind: 'not_started'; readonly isOver: boolean }
  | { readonly kind: 'ignored'; readonly from: SubscriptionStatus; readonly to: SubscriptionStatus }
  | { readonly kind: 'save'; readonly status: SubscriptionStatus; readonly pastDueSince: Date | null };

interface Known {
  readonly status: SubscriptionStatus;
  readonly reading: number;
}

export function decide(before: Known | undefined, snapshot: ProviderSubscription, reading: number): Decision {
  if (before && before.reading >= reading) return { kind: 'stale' };
  // A stored subscription has started, so it can end, even if nothing was paid and the card is gone.
  const status = startedStatus(snapshot) ?? (before && isOver(snapshot) ? 'cancelled' : null);
  if (!status) return { kind: 'not_started', isOver: isOver(snapshot) };
  if (before && !canBecome(before.status, status)) return { kind: 'ignored', from: before.status, to: status };
  return { kind: 'save', status, pastDueSince: pastDueSince(snapshot) };
}
