import { billing, confirmSandboxPayment, createSubscription, type PlanChoice } from '@fitted/contract/billing';
import type { Caller, TestApp } from '../../../testing/test-app.ts';
import { type cards, testCard } from './test-cards.ts';

export const monthly = { planId: 1, billingCycle: 'monthly' } as const;

/** A person with a subscription paid with a test card. */
export async function subscribe(
  server: TestApp,
  choice: Partial<PlanChoice> = {},
  card: keyof typeof cards = 'good',
): Promise<Caller> {
  const person = await server.signUp();
  const begun = await server.call(createSubscription, { as: person, body: { ...monthly, ...choice } });
  const paid = await server.call(confirmSandboxPayment, { body: testCard(begun.body.clientSecret, card) });
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
  return person;
}

export const readBilling = async (server: TestApp, as: Caller) => (await server.call(billing, { as })).body;
