import type { SubscriptionPayment } from '@fitted/contract/billing';
import type { Newcomer } from '../queries.ts';

const storageKey = 'fitted.paid-registration';

export interface PaidRegistration extends Newcomer {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

/** Used if the browser blocks storage; lasts as long as the page. */
let inMemory: PaidRegistration | undefined;

/**
 * Paid, but without an account yet. Kept for this tab, so that neither going back to the form nor a reload asks for
 * payment again. The ids are useless without the username and address they were paid for, and work once.
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
    // Only this page writes it, so it needs no validation.
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
    // A reload then loses it; the server finds the payment without an account and refunds it.
  }
}
