import type { Stripe } from '@stripe/stripe-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { StripeForm } from './stripe-form.tsx';

/** The parts of the provider's script that our form uses, with its frame ready, or failed, at once. */
function fakeStripe(result: object, comes: 'ready' | 'loaderror' = 'ready') {
  const listeners = new Map<string, (event: object) => void>();
  const field = {
    mount: () => queueMicrotask(() => listeners.get(comes)?.({ elementType: 'payment' })),
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    destroy: vi.fn(),
  };
  const elements = { create: () => field };
  const confirmPayment = vi.fn(async () => result);
  const stripe = { elements: () => elements, confirmPayment };
  return { stripe: stripe as unknown as Stripe, confirmPayment, field };
}

const show = async (load: () => Promise<Stripe>) => {
  const onDone = vi.fn(async () => undefined);
  await renderAt(
    '/subscription',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StripeForm
        publishableKey="pk_live_1"
        clientSecret="pi_1_secret_2"
        purpose="payment"
        submitLabel="Pay"
        cancelLabel="Cancel"
        onDone={onDone}
        onCancel={() => undefined}
        load={load}
      />
      <LastingToaster />
    </QueryClientProvider>,
  );
  return onDone;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a script that does not come is told, and Retry brings the form', async () => {
  const { stripe } = fakeStripe({});
  const load = vi.fn<() => Promise<Stripe>>().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(stripe);
  await show(load);
  await screen.findByText('The payment form could not be loaded');
  await press('Retry');
  await screen.findByRole('button', { name: 'Pay' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a frame that does not load is told and taken away, and Retry makes another', async () => {
  const { stripe, field } = fakeStripe({}, 'loaderror');
  await show(async () => stripe);
  await screen.findByText('The payment form could not be loaded');
  expect(field.destroy).toHaveBeenCalledOnce();
  await press('Retry');
  await screen.findByText('The payment form could not be loaded');
  expect(field.destroy).toHaveBeenCalledTimes(2);
});

test('a payment that succeeded goes on', async () => {
  const { stripe, confirmPayment } = fakeStripe({ paymentIntent: { status: 'succeeded' } });
  const onDone = await show(async () => stripe);
  await press('Pay');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(confirmPayment).toHaveBeenCalledWith(expect.objectContaining({ redirect: 'if_required' }));
});

test.each([
  [{ error: { type: 'card_error', message: 'Your card was declined.' } }, 'Your card was declined.'],
  [{ error: { type: 'api_error' } }, 'There was an error processing your payment.'],
  [
    { paymentIntent: { status: 'processing' } },
    'There was an error processing your payment information. Please try again.',
  ],
])('%j does not', async (result, words) => {
  const onDone = await show(async () => fakeStripe(result).stripe);
  await press('Pay');
  await screen.findByText('Payment Failed');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
  expect(onDone).not.toHaveBeenCalled();
});
