import type Stripe from 'stripe';
import type { ProviderEvent } from '../../ports/payments.ts';
import { idOf } from './present.ts';

/** Whom an event concerns. Nothing else in it is trusted: the state is read again from Stripe. */
export function presentEvent(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, ...concerned(event) };
}

function concerned(event: Stripe.Event): Pick<ProviderEvent, 'subscriptionId' | 'customerId'> {
  const { object } = event.data;
  if (!('object' in object)) return { subscriptionId: null, customerId: null };
  const customerId = 'customer' in object ? idOf(object.customer as string | { id: string } | null) : null;
  if (object.object === 'subscription') return { subscriptionId: object.id, customerId };
  if (object.object === 'invoice')
    return { subscriptionId: idOf(object.parent?.subscription_details?.subscription), customerId };
  if (object.object === 'customer') return { subscriptionId: null, customerId: object.id };
  return { subscriptionId: null, customerId };
}
