import type { ProviderEvent } from '../../../ports/payments.ts';
import { createCheckoutRepository } from '../checkout/repository.ts';
import type { BillingDeps } from '../deps.ts';
import { createBillingRepository } from '../repository.ts';
import { converge } from '../subscription/converge.ts';
import { createProviderEventRepository } from './repository.ts';

/** Stores an event once and processes it. Throws if that is not possible now; the job and the sender retry. */
export async function receiveEvent(event: ProviderEvent, deps: BillingDeps): Promise<void> {
  if (await createProviderEventRepository(deps.db).claim(event)) await followEvent(event, deps);
}

export async function followEvent(event: ProviderEvent, deps: BillingDeps): Promise<void> {
  for (const subscriptionId of await concernedBy(event, deps)) await converge(subscriptionId, deps);
  await createProviderEventRepository(deps.db).markProcessed(event.id);
}

/** Events about charges and cards name only the customer. */
async function concernedBy({ subscriptionId, customerId }: ProviderEvent, { db }: BillingDeps): Promise<string[]> {
  if (subscriptionId) return [subscriptionId];
  if (!customerId) return [];
  const owned = await createBillingRepository(db).listOfCustomer(customerId);
  const begun = await createCheckoutRepository(db).listProviderIdsOfCustomer(customerId);
  return [...new Set([...owned.map(({ stripeSubscriptionId }) => stripeSubscriptionId), ...begun])];
}
