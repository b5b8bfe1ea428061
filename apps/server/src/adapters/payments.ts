import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Payments } from '../ports/payments.ts';
import { createSandboxPayments } from './sandbox-payments/sandbox-payments.ts';
import { createStripePayments } from './stripe-payments/stripe-payments.ts';

/** Real money where keys are configured, the sandbox everywhere else. */
export const createPayments = (stripe: Config['stripe'], db: Database, now: () => Date): Payments =>
  stripe ? createStripePayments(stripe) : createSandboxPayments(db, now);
