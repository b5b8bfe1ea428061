import type { listPlans, Plan } from '@fitted/contract/billing';
import { addressOf, call } from '../api/client.ts';
import { createRemote, useRemote } from '../api/remote.ts';

const address = addressOf<typeof listPlans>('GET', '/api/plans');
const plans = createRemote<readonly Plan[]>(() => call(address, {}), { freshMs: Number.POSITIVE_INFINITY });

/** The plans on sale, shown before signing in; empty until loaded. */
export function usePlansOnOffer(): readonly Plan[] {
  const state = useRemote(plans);
  return state.status === 'ready' ? state.value : [];
}
