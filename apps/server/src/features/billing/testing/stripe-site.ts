import {
  billing,
  createSubscription,
  type PlanChoice,
  subscriptionStatus,
  syncBilling,
} from '@fitted/contract/billing';
import Stripe from 'stripe';
import { afterAll, beforeEach } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../../../adapters/stripe-payments/testing/stripe-stand-in.ts';
import type { CardKind } from '../../../adapters/stripe-payments/testing/stripe-world.ts';
import { type Caller, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { monthly } from './buying.ts';

export const webhookSecret = 'whsec_of_the_test';
const stripeEnvironment = (url: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
});

const sdk = new Stripe('sk_test_1');
export const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)): string =>
  sdk.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });

/** A site with a stand-in for Stripe and a clock that tests can set; both are reset for each test. */
export async function useStripeSite() {
  const stripe = await startStripeStandIn();
  let clock = new Date();
  const now = () => clock;
  const setClock = (at: Date) => {
    clock = at;
  };
  const server = useTestApp(stripeEnvironment(stripe.url), { now });
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.world.events.splice(0);
    setClock(new Date());
  });
  return { stripe, world: stripe.world, server, now, setClock, site: createStripeSite(server, stripe) };
}

/** What a person and Stripe do on the site. */
function createStripeSite(server: TestApp, stripe: StripeStandIn) {
  const post = (payload: string, signature: string | undefined) =>
    server.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    });
  const deliver = (event: Stripe.Event) => {
    // Indented as Stripe sends it, so that a body that was parsed and serialised again has different bytes.
    const payload = JSON.stringify(event, null, 2);
    return post(payload, sign(payload));
  };
  return {
    post,
    deliver,
    /** Delivers the events since the last call. */
    async deliverAll(): Promise<void> {
      for (const event of stripe.world.events.splice(0)) await deliver(event);
    },
    begin: (as: Caller, choice: Partial<PlanChoice> = {}) =>
      server.call(createSubscription, { as, body: { ...monthly, ...choice } }),
    async subscribe(choice: Partial<PlanChoice> = {}, card: CardKind = 'good') {
      const person = await server.signUp();
      const { body } = await server.call(createSubscription, { as: person, body: { ...monthly, ...choice } });
      stripe.world.confirm(body.clientSecret, card, true);
      await server.call(syncBilling, { as: person });
      stripe.world.events.splice(0);
      return { person, subscriptionId: body.stripeSubscriptionId, customerId: body.stripeCustomerId };
    },
    isSubscribed: async (as: Caller) => (await server.call(subscriptionStatus, { as })).body.hasActiveSubscription,
    billingOf: async (as: Caller) => (await server.call(billing, { as })).body,
  };
}
