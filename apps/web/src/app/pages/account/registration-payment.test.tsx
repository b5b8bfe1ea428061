import { RegistrationForm } from '@fitted/contract/account/auth';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RegisterForm } from '../../../features/auth/register-form.tsx';
import { nothingPicked } from '../../../features/billing/plans/plan-pick.ts';
import { forgetPaid } from '../../../features/billing/registration/paid-registration.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession } from '../../../lib/session/session.ts';
import { buildPlan } from '../../../testing/build-billing.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { RegistrationPayment } from './registration-payment.tsx';

const form = RegistrationForm.parse({
  username: 'maya',
  email: 'maya@sample.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  password: 'Correct-horse-1',
  addressLine1: '1 Sample Street',
  city: 'Leeds',
  country: 'United Kingdom',
});
const payment = {
  clientSecret: 'pi_1_secret_2',
  subscriptionId: 5,
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  isPaid: false,
};
const begin = 'POST /api/create-pre-registration-subscription';
const basics = {
  'GET /api/plans': { json: [buildPlan(), buildPlan({ id: 2, displayName: 'Premium', monthlyPrice: 2000 })] },
  'GET /api/payment-form': { json: { provider: 'sandbox' } },
  'GET /api/check-username/maya': { json: { exists: false } },
  [begin]: { json: payment },
  'POST /api/sandbox/confirm-payment': { json: { status: 'succeeded' } },
  'POST /api/register': { json: buildUser() },
};

beforeEach(() => {
  endSession();
  queryClient.clear();
  forgetPaid();
});

/** Both steps as combined by the page, without its tabs. */
function TwoSteps({ start = form }: { readonly start?: RegistrationForm }) {
  const [typed, setTyped] = useState(start);
  const [isPaying, setPaying] = useState(true);
  const [pick, setPick] = useState(nothingPicked);
  return isPaying ? (
    <RegistrationPayment
      form={typed}
      pick={pick}
      onPick={setPick}
      onBack={() => setPaying(false)}
      onPaid={() => undefined}
    />
  ) : (
    <RegisterForm
      isSubscriptionRequired
      initial={typed}
      onContinueToPayment={(filled) => {
        setTyped(filled);
        setPaying(true);
      }}
    />
  );
}

const show = (start?: RegistrationForm) =>
  renderAt(
    '/auth',
    <>
      <TwoSteps {...(start && { start })} />
      <LastingToaster />
    </>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isSaid = (words: string | RegExp) => screen.findAllByText(words);
const sentTo = (asked: readonly Request[], path: string) => asked.filter(({ url }) => url.endsWith(path));

async function pay() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Premium' }));
  await press('Continue to Payment');
  await isSaid('Step 3 of 3');
  await press(/4242 4242 4242 4242/);
  await press('Start free trial');
}

test('a visitor who is refused the plans is told that there are none', async () => {
  serve({ ...basics, 'GET /api/plans': { status: 401, json: { code: 'not_signed_in', message: 'x' } } });
  await show();
  await isSaid('No plans at the moment');
});

test('plans that cannot be loaded: the sentence, and the way back to the form', async () => {
  serve({ ...basics, 'GET /api/plans': { status: 503, json: { message: 'Busy' } } });
  await show();
  await isSaid('Error Loading Plans');
  await isSaid("We couldn't load the subscription plans. Please try again later.");
  await press('Back to Registration');
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('maya');
});

test('paid, the account is created with the ids of the payment', async () => {
  const asked = serve(basics);
  await show();
  await pay();
  await isSaid('Subscription Activated');
  expect(await sentTo(asked, '/create-pre-registration-subscription')[0]?.json()).toEqual({
    planId: 2,
    billingCycle: 'monthly',
    trial: true,
    username: 'maya',
    email: 'maya@sample.example',
  });
  expect(await sentTo(asked, '/register')[0]?.json()).toMatchObject({
    username: 'maya',
    password: 'Correct-horse-1',
    isAdmin: false,
    stripeCustomerId: 'cus_1',
    stripeSubscriptionId: 'sub_1',
  });
});

test('nothing typed and nothing chosen is lost on the way back and forth', async () => {
  serve(basics);
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Premium' }));
  await press('Back to Registration');
  for (const [label, value] of [
    ['Username', 'maya'],
    ['Password', 'Correct-horse-1'],
    ['City', 'Leeds'],
  ] as const)
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe(value);
  await press('Continue to Payment');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Premium' })).checked).toBe(true);
});

test('when the account cannot be created, trying again does not pay again', async () => {
  let tries = 0;
  const asked = serve({
    ...basics,
    'POST /api/register': () =>
      tries++ === 0
        ? { status: 503, json: { code: 'overloaded', message: 'The service is busy. Please try again in a moment.' } }
        : { json: buildUser() },
  });
  await show();
  await pay();
  await isSaid('Your payment went through');
  await isSaid('The service is busy. Please try again in a moment.');
  // Also by going through the form, where something may need changing.
  await press('Back to Registration');
  await press('Continue to Payment');
  await press('Create account');
  await isSaid('Subscription Activated');
  expect(sentTo(asked, '/sandbox/confirm-payment')).toHaveLength(1);
  expect(await sentTo(asked, '/register')[1]?.json()).toMatchObject({ stripeSubscriptionId: 'sub_1' });
});

test('a payment made for another name is not used, nor is a second one made unasked', async () => {
  const asked = serve({ ...basics, 'POST /api/register': { status: 503, json: { message: 'Busy' } } });
  const { unmount } = await show();
  await pay();
  await isSaid('Your payment went through');
  unmount();
  await show({ ...form, username: 'maya2' });
  await isSaid(/^It was made for the username maya and the address maya@sample\.example\./);
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Start over');
  await screen.findByRole('radio', { name: 'Premium' });
  expect(sentTo(asked, '/create-pre-registration-subscription')).toHaveLength(1);
});

test('what was paid on an earlier visit is not paid again', async () => {
  const asked = serve({ ...basics, [begin]: { json: { ...payment, isPaid: true } } });
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Premium' }));
  await press('Continue to Payment');
  await isSaid('Subscription Activated');
  expect(sentTo(asked, '/sandbox/confirm-payment')).toHaveLength(0);
  expect(await sentTo(asked, '/register')[0]?.json()).toMatchObject({ stripeCustomerId: 'cus_1' });
});

test.each([
  ['username_taken', 'This username already exists. Please choose another username.'],
  ['already_exists', 'This email or username is already in use. Please try another.'],
  ['payment_unavailable', 'There was an error processing your subscription. Please try again.'],
])('a refusal to begin (%s) is told, and the plans stay', async (code, message) => {
  serve({ ...basics, [begin]: { status: 409, json: { code, message } } });
  await show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Basic' }));
  await press('Continue to Payment');
  await isSaid('Subscription Error');
  await isSaid(message);
  await screen.findByRole('radio', { name: 'Basic' });
});
