import { createPayments } from '../../../adapters/payments.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { BillingDeps } from '../deps.ts';

/** The dependencies of the server's own job, for tests that run it. */
export const billingDeps = async (server: TestApp, now: () => Date = () => new Date()): Promise<BillingDeps> => ({
  db: server.database.db,
  payments: server.deps.payments ?? (await createPayments(server.config.stripe, server.database.db, now)),
  log: server.app.log,
  now,
  appUrl: server.config.appUrl,
  supportAddress: server.config.addresses.support,
  modelCallsADay: null,
  nudgeMail: () => undefined,
});
