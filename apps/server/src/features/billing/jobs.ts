import { graceDays } from '@fitted/contract/constants';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';
import { settleAbandoned } from './abandoned.ts';
import { createCheckoutRepository } from './checkout-repository.ts';
import { converge, keepUserInStep } from './converge.ts';
import type { BillingDeps } from './deps.ts';
import { followEvent, receiveEvent } from './events.ts';
import { createBillingRepository } from './repository.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 200;
const abandonedAfterDays = 1;
const reReadAfterDays = 1;
const keptDays = { events: 90, endedCheckouts: 30, trials: 730 };

export const billingJob = (deps: BillingDeps) =>
  defineJob({
    id: 'billing.reconcile',
    payload: z.object({}),
    cron: '*/5 * * * *',
    retryLimit: 0,
    retryDelayS: 0,
    expireInS: 600,
    run: () => reconcile(deps),
  });

/** Heals whatever events would have told us and did not, and does what only time brings. */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, payments } = deps;
  const billing = createBillingRepository(db);
  const checkouts = createCheckoutRepository(db);
  const now = deps.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);

  await each(await (payments.sandbox?.advance() ?? []), deps, (event) => receiveEvent(event, deps));
  await each(await billing.listWaitingEvents(atOnce), deps, (event) => followEvent(event, deps));
  await each(await billing.listToReconcile(now, ago(reReadAfterDays), atOnce), deps, (id) => converge(id, deps));
  await each(await checkouts.listAbandoned(ago(abandonedAfterDays), atOnce), deps, (checkout) =>
    settleAbandoned(checkout, deps),
  );
  await each(await billing.listLapsed(ago(graceDays)), deps, (userId) => lapse(userId, deps));

  await billing.removeEventsBefore(ago(keptDays.events));
  await billing.removeTrialsBefore(ago(keptDays.trials));
  await checkouts.removeEndedBefore(ago(keptDays.endedCheckouts));
}

/** One that fails does not hold up the others; a provider that does not answer holds up them all. */
async function each<Item>(items: readonly Item[], { log }: BillingDeps, act: (item: Item) => Promise<unknown>) {
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error;
      log.error({ err: error }, 'billing could not be reconciled');
    }
  }
}

/** Days of grace run out without an event. */
const lapse = (userId: number, { db, now }: BillingDeps) =>
  db.transaction(async (tx) => {
    await createBillingRepository(tx).lockUser(userId);
    await keepUserInStep(tx, userId, now());
  });
