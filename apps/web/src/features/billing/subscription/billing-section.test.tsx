import type { Billing } from '@fitted/contract/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBilling, buildPlan } from '../../../testing/build-billing.ts';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { BillingSection } from './billing-section.tsx';

const show = (isAdmin = false) =>
  renderAt(
    '/profile-settings',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BillingSection isAdmin={isAdmin} />
      <LastingToaster />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isSaid = (words: string | RegExp) => screen.findAllByText(words);
const nothing: Billing = { subscription: null, payments: [], isTrialAvailable: true };
const subscribed = { 'GET /api/user/subscription': { json: { hasActiveSubscription: true, isAdmin: false } } };

test('without a subscription there is a way to the plans', async () => {
  serve({ 'GET /api/billing': { json: nothing } });
  await show();
  await isSaid('No subscription');
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/subscription');
  await isSaid('No payments yet.');
});

test('administrators are told that they need none', async () => {
  serve({ 'GET /api/billing': { json: nothing } });
  await show(true);
  await isSaid('Administrators can use everything without one.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('what cannot be loaded can be tried again', async () => {
  let tries = 0;
  serve({
    'GET /api/billing': () => (tries++ === 0 ? { status: 503, json: { message: 'Busy' } } : { json: nothing }),
  });
  await show();
  await isSaid('This could not be loaded');
  await press('Try again');
  await isSaid('No subscription');
});

test('the plan, the next date and amount, the card and the receipts', async () => {
  serve({ 'GET /api/billing': { json: buildBilling() } });
  await show();
  await isSaid('Basic');
  await isSaid('Renews on April 1, 2026 for £10.00.');
  await isSaid('Visa ending in 4242, valid until 12/2034');
  await isSaid('First payment');
  const receipt = await screen.findByRole('link', { name: /^Receipt of Mar 1, 2026/ });
  expect(receipt.getAttribute('href')).toBe('/api/billing/payments/9/receipt');
});

test.each([
  [{ status: 'trialing' }, 'Free until April 1, 2026. Then your card is charged £10.00.'],
  [{ cancelAtPeriodEnd: true }, /^Ends on April 1, 2026\./],
  [{ status: 'past_due' }, /^The last payment of £10\.00 did not go through\./],
  [{ status: 'unpaid' }, /^£10\.00 could not be charged/],
  [{ status: 'cancelled' }, 'Your subscription has ended. You are not charged any more.'],
] as const)('%j is told plainly', async (changes, words) => {
  serve({ 'GET /api/billing': { json: buildBilling(changes) } });
  await show();
  await isSaid(words);
});

test('cancelling takes two clicks and names the day; resuming takes one', async () => {
  const asked = serve({
    ...subscribed,
    'GET /api/billing': { json: buildBilling() },
    'POST /api/billing/cancel': { json: buildBilling({ cancelAtPeriodEnd: true }) },
    'POST /api/billing/resume': { json: buildBilling() },
  });
  await show();
  await press('Cancel subscription');
  await isSaid('It ends on April 1, 2026. Until then you can use everything, and you are not charged again.');
  await press('Yes, cancel');
  await isSaid('Subscription Cancelled');
  await isSaid(/^Ends on April 1, 2026\./);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Resume subscription');
  await isSaid('Subscription Resumed');
  await isSaid('Renews on April 1, 2026 for £10.00.');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('a cancellation that fails leaves everything as it was, and says so', async () => {
  const message = 'There was an error processing your subscription. Please try again.';
  serve({
    'GET /api/billing': { json: buildBilling() },
    'POST /api/billing/cancel': { status: 503, json: { code: 'payment_unavailable', message } },
  });
  await show();
  await press('Cancel subscription');
  await press('Yes, cancel');
  await isSaid('Subscription Error');
  await isSaid(message);
  await press('Keep subscription');
  await isSaid('Renews on April 1, 2026 for £10.00.');
});

test('another plan is chosen, and the present one cannot be chosen again', async () => {
  const premium = buildPlan({ id: 2, displayName: 'Premium', monthlyPrice: 2000, annualPrice: 21_600 });
  const asked = serve({
    ...subscribed,
    'GET /api/billing': { json: buildBilling() },
    'GET /api/plans': { json: [buildPlan(), premium] },
    'POST /api/billing/switch-plan': { json: buildBilling({ plan: premium, amount: 2000 }) },
  });
  await show();
  await press('Switch plan');
  await isSaid('This is your plan now.');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Switch' })).disabled).toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: /Premium/ }));
  await press('Switch');
  await isSaid('You now have Premium.');
  await isSaid('Renews on April 1, 2026 for £20.00.');
  expect(await asked.find(({ url }) => url.endsWith('/switch-plan'))?.json()).toEqual({
    planId: 2,
    billingCycle: 'monthly',
  });
});

test('another card is taken with the card form and shown afterwards', async () => {
  const card = { brand: 'mastercard', last4: '4444', expMonth: 1, expYear: 2035 };
  serve({
    ...subscribed,
    'GET /api/billing': { json: buildBilling({ status: 'past_due' }) },
    'POST /api/billing/card': { json: { clientSecret: 'seti_1_secret_2' } },
    'GET /api/payment-form': { json: { provider: 'sandbox' } },
    'POST /api/sandbox/confirm-payment': { json: { status: 'succeeded' } },
    'POST /api/billing/sync': { json: buildBilling({ card }) },
  });
  await show();
  await press('Change card');
  await press(/4242 4242 4242 4242/);
  await press('Save card');
  await isSaid('Card Changed');
  await isSaid('Mastercard ending in 4444, valid until 01/2035');
});
