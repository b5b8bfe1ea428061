import { graceDays } from '@fitted/contract/limits/terms';
import type { UserId } from '@fitted/contract/primitives';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';
import { settleAbandoned } from './checkout/abandoned.ts';
import { createCheckoutRepository } from './checkout/repository.ts';
import type { BillingDeps } from './deps.ts';
import { followEvent, receiveEvent } from './provider-events/receive-event.ts';
import { createProviderEventRepository } from './provider-events/repository.ts';
import { createBillingRepository } from './repository.ts';
import { converge, keepUserInStep } from './subscription/converge.ts';
import { createTrialRepository } from './trial/repository.ts';

const day = 24 * 60 * 60 * 1000;
/** The next run starts after five minutes and continues with what is left. */
const maxMs = 4 * 60 * 1000;
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

/** Repairs what lost events would have told us, and handles what happens with time alone. Most certain work first. */
export async function reconcile(deps: BillingDeps, page = 200): Promise<void> {
  const { db, payments } = deps;
  const run = { deps, endsAt: performance.now() + maxMs };
  const billing = createBillingRepository(db);
  const events = createProviderEventRepository(db);
  const checkouts = createCheckoutRepository(db);
  const now = deps.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);

  for (const event of (await payments.sandbox?.advance()) ?? []) await attempt(() => receiveEvent(event, deps), deps);
  await workOff(
    () => events.listWaiting(page),
    (event) => followEvent(event, deps),
    run,
  );
  await workOff(
    () => billing.listEnded(now, page),
    (id) => converge(id, deps),
    run,
  );
  await workOff(
    () => checkouts.listAbandoned(ago(abandonedAfterDays), page),
    (one) => settleAbandoned(one, deps),
    run,
  );
  await workOff(
    () => billing.listLapsed(ago(graceDays), page),
    (userId) => lapse(userId, deps),
    run,
  );
  await workOff(
    () => billing.listUnread(ago(reReadAfterDays), page),
    (id) => converge(id, deps),
    run,
  );

  await events.removeBefore(ago(keptDays.events));
  await createTrialRepository(db).removeBefore(ago(keptDays.trials));
  await checkouts.removeEndedBefore(ago(keptDays.endedCheckouts));
}

interface Run {
  readonly deps: BillingDeps;
  readonly endsAt: number;
}
type Item = string | number | { readonly id: string | number };
const keyOf = (item: Item) => (typeof item === 'object' ? item.id : item);

/** Works page by page until a page has nothing that was not tried in this run, or the time is up. */
async function workOff<Some extends Item>(
  list: () => Promise<Some[]>,
  act: (item: Some) => Promise<unknown>,
  { deps, endsAt }: Run,
): Promise<void> {
  const tried = new Set<string | number>();
  for (;;) {
    const fresh = (await list()).filter((item) => !tried.has(keyOf(item)));
    if (fresh.length === 0) return;
    for (const item of fresh) {
      if (performance.now() > endsAt) return;
      tried.add(keyOf(item));
      await attempt(() => act(item), deps);
    }
  }
}

/** One failure does not stop the others, but an unavailable provider ends the run. */
async function attempt(act: () => Promise<unknown>, { log }: BillingDeps): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    log.error({ err: error }, 'could not reconcile billing');
  }
}

/** The grace period ends without an event. */
const lapse = (userId: UserId, { db, now }: BillingDeps) =>
  db.transaction(async (tx) => {
    await createBillingRepository(tx).lockUser(userId);
    await keepUserInStep(tx, userId, now());
  });
