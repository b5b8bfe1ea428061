import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Payments } from '../ports/payments.ts';
import { createSandboxPayments } from './sandbox-payments/sandbox-payments.ts';

/** Stripe if keys are configured; otherwise the sandbox, which starts without loading Stripe's library. */
export async function createPayments(stripe: Config['stripe'], db: Database, now: () => Date): Promise<Payments> {
  if (!stripe) return createSandboxPayments(db, now);
  const { createStripePayments } = await import('./stripe-payments/stripe-payments.ts');
  return createStripePayments(stripe);
}
