import type { listPlans, Plan } from '@fitted/contract/billing';
import { addressOf, call } from '../api/client.ts';
import { createHeaderQuery, useHeaderQuery } from '../api/header-query.ts';

const address = addressOf<typeof listPlans>('GET', '/api/plans');
const plans = createHeaderQuery<readonly Plan[]>(() => call(address, {}), { freshMs: Number.POSITIVE_INFINITY });

/** The plans on sale, shown before signing in; empty until loaded. */
export function usePlansOnOffer(): readonly Plan[] {
  const state = useHeaderQuery(plans);
  return state.status === 'ready' ? state.value : [];
}
