import { chat } from '@fitted/contract/assistant';
import { billing, confirmSandboxPayment, createSubscription, subscriptionStatus } from '@fitted/contract/billing';
import { currentUser } from '@fitted/contract/users';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { testCard } from './testing/test-cards.ts';

const server = useTestApp();
const choice = { planId: 1, billingCycle: 'monthly' } as const;
const ask = { message: 'Hello', resumeText: 'Robin Sample', improvedText: '', jobTitle: 'Baker', jobDescription: '' };

test('a plan is chosen, paid with a test card, and opens the chat', async () => {
  const robin = await server.signUp();
  const isSubscribed = async () => (await server.call(subscriptionStatus, { as: robin })).body.hasActiveSubscription;
  const mayChat = async () => (await server.call(chat, { as: robin, body: { ...ask, chatHistory: [] } })).status;
  expect(await isSubscribed()).toBe(false);

  const begun = await server.call(createSubscription, { as: robin, body: choice });
  expect(begun.status).toBe(200);
  expect(begun.body).toMatchObject({ isPaid: false, stripeSubscriptionId: expect.stringMatching(/^sub_/) });
  expect(await isSubscribed()).toBe(false);
  expect(await mayChat()).toBe(403);

  const paid = await server.call(confirmSandboxPayment, { body: testCard(begun.body.clientSecret) });
  expect(paid.body).toEqual({ status: 'succeeded' });
  expect(await isSubscribed()).toBe(true);
  expect(await mayChat()).toBe(200);
  const { body: user } = await server.call(currentUser, { as: robin });
  expect(user).toMatchObject({
    stripeCustomerId: begun.body.stripeCustomerId,
    stripeSubscriptionId: begun.body.stripeSubscriptionId,
  });

  const { body } = await server.call(billing, { as: robin });
  expect(body.subscription).toMatchObject({ status: 'active', amount: 1000, card: { brand: 'visa', last4: '4242' } });
  expect(body.payments).toMatchObject([{ amount: 1000, status: 'paid', billingReason: 'subscription_create' }]);
});
