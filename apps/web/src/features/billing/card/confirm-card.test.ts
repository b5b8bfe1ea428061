import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { confirmCard } from './confirm-card.ts';

const elements = {} as StripeElements;
const here = 'https://fitted.example/subscription';

/** Responds like the provider's script: an intent with a status, or an error. */
const fakeStripe = (answer: object) => {
  const confirmPayment = vi.fn(async () => answer);
  const confirmSetup = vi.fn(async () => answer);
  return { confirmPayment, confirmSetup, asStripe: { confirmPayment, confirmSetup } as unknown as Stripe };
};

test.each([
  ['a payment that succeeded', { paymentIntent: { status: 'succeeded' } }, { status: 'succeeded' }],
  ['a payment that is neither', { paymentIntent: { status: 'processing' } }, { status: 'unclear' }],
  [
    'a refused card',
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    { status: 'refused', message: 'Your card was declined.' },
  ],
  ['a form not filled in', { error: { type: 'validation_error', message: 'Incomplete' } }, { status: 'incomplete' }],
])('%s', async (_, answer, outcome) => {
  expect(await confirmCard(fakeStripe(answer).asStripe, elements, 'pi_1_secret_2', here)).toEqual(outcome);
});

test('the secret of a kept card is confirmed as such', async () => {
  const stripe = fakeStripe({ setupIntent: { status: 'succeeded' } });
  expect(await confirmCard(stripe.asStripe, elements, 'seti_1_secret_2', here)).toEqual({ status: 'succeeded' });
  expect(stripe.confirmSetup).toHaveBeenCalledOnce();
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});
