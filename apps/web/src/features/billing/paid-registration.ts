import type { SubscriptionPayment } from '@fitted/contract/billing';
import type { Newcomer } from './queries.ts';

const storageKey = 'fitted.paid-registration';

export interface PaidRegistration extends Newcomer {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

/** Where the browser refuses storage, at least this page remembers. */
let inMemory: PaidRegistration | undefined;

/**
 * Paid, but without an account yet. Kept for this tab, so that neither the way back to the form nor a reload asks for
 * the money again; the ids open nothing without the username and address they were paid for, and count once.
 */
export function rememberPaid({ username, email }: Newcomer, payment: SubscriptionPayment): PaidRegistration {
  const { stripeCustomerId, stripeSubscriptionId } = payment;
  inMemory = { username, email, stripeCustomerId, stripeSubscriptionId };
  write(JSON.stringify(inMemory));
  return inMemory;
}

export const recallPaid = (): PaidRegistration | undefined => inMemory ?? read();

export function forgetPaid(): void {
  inMemory = undefined;
  write(null);
}

function read(): PaidRegistration | undefined {
  try {
    // Written by this page and by nobody else.
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, value);
  } catch {
    // A reload then forgets it; the server finds the payment without an account and gives the money back.
  }
}
