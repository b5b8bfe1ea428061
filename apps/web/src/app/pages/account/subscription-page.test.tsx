import { trialDays } from '@fitted/contract/limits/terms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { formatDate } from '../../../lib/format/dates.ts';
import { endSession, setSessionUser } from '../../../lib/session/session.ts';
import { buildBilling, buildPlan } from '../../../testing/build-billing.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

const plans = [buildPlan(), buildPlan({ id: 2, displayName: 'Premium', monthlyPrice: 2000, annualPrice: 21_600 })];
const none = { hasActiveSubscription: false, isAdmin: false };
const payment = {
  clientSecret: 'pi_1_secret_2',
  subscriptionId: 5,
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  isPaid: false,
};
const basics = {
  'GET /api/site-settings': { json: { subscriptionRequired: true } },
  'GET /api/user/subscription': { json: none },
  'GET /api/plans': { json: plans },
  'GET /api/billing': { json: { subscription: null, payments: [], isTrialAvailable: false } },
  'GET /api/payment-form': { json: { provider: 'sandbox' } },
  'POST /api/create-subscription': { json: payment },
};
const succeeds = {
  'POST /api/sandbox/confirm-payment': { json: { status: 'succeeded' } },
  'POST /api/billing/sync': { json: buildBilling() },
};
const refusal = (status: number, code: string, message: string) => ({ status, json: { code, message } });

beforeEach(() => {
  endSession();
  setSessionUser(buildUser());
});

const show = () =>
  renderAt(
    '/subscription',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } })}>
      <Routes>
        <Route path="/subscription" element={<SubscriptionPage />} />
        <Route path="/" element="The home page" />
      </Routes>
      <LastingToaster />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isSaid = (words: string | RegExp) => screen.findAllByText(words);
const continueButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Continue to Payment' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

async function reachPayment() {
  await show();
  await choose('Premium');
  await press('Continue to Payment');
  await press(/4242 4242 4242 4242/);
}

test('while the plans are on their way, that is said', async () => {
  serve({ ...basics, 'GET /api/plans': () => new Promise(() => undefined) });
  await show();
  await isSaid('Loading subscription options...');
});

test('plans that cannot be loaded: why, and what to do', async () => {
  let tries = 0;
  serve({
    ...basics,
    'GET /api/plans': () => (tries++ === 0 ? { status: 503, json: { message: 'Busy' } } : { json: plans }),
  });
  await show();
  await isSaid('Error Loading Plans');
  await isSaid("We couldn't load the subscription plans. Please try again later or contact support.");
  await press('Try again');
  await isSaid('Choose a Subscription Plan');
});

test('the cards show what differs; what every plan offers is said once', async () => {
  serve({
    ...basics,
    'GET /api/plans': { json: [plans[0], buildPlan({ id: 2, features: '["Chat with the assistant","Calls"]' })] },
  });
  await show();
  const inCards = within(await screen.findByRole('radiogroup')).getAllByRole('listitem');
  expect(inCards.map(({ textContent }) => textContent)).toEqual(['PDF and Word', 'Calls']);
  expect(await isSaid('Chat with the assistant')).toHaveLength(1);
});

test('first what is free, then the plans with readable numbers, then what all of them have', async () => {
  const allowances = { modelCallsADay: null, versionsPerResume: 1000 };
  serve({ ...basics, 'GET /api/plans': { json: plans.map((plan) => ({ ...plan, allowances })) } });
  await show();
  const shared = await screen.findByText('In every plan, the chat');
  const choice = screen.getByRole('radiogroup');
  expect(choice.compareDocumentPosition(shared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(choice).getAllByText('The last 1,000 versions of each resume')).toHaveLength(plans.length);
  const free = screen.getByRole('link', { name: 'Go on without a plan' });
  expect(free.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the cheapest plan is suggested; until one is chosen, a sentence says why one cannot go on', async () => {
  serve(basics);
  await show();
  const hint = await screen.findByText('Choose a plan first. You enter your card on the next page.');
  expect((await continueButton()).getAttribute('aria-describedby')).toBe(hint.id);
  const { textContent } = (await screen.findByText('Our suggestion')).closest('[id]') ?? {};
  expect(textContent).toContain('£10.00');
  await choose('Premium');
  expect(hint.textContent).toBe('');
});

test('without any plan the page says so', async () => {
  serve({ ...basics, 'GET /api/plans': { json: [] } });
  await show();
  await isSaid('No plans at the moment');
});

test('a plan is chosen by its radio or by its button, and only then one goes on', async () => {
  const asked = serve(basics);
  await show();
  expect((await continueButton()).disabled).toBe(true);
  const [first] = await screen.findAllByRole('button', { name: 'Select Plan' });
  if (first) await userEvent.click(first);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Basic' }).checked).toBe(true);
  await choose('Premium');
  expect(screen.getAllByRole('button', { name: 'Selected' })).toHaveLength(1);
  await isSaid('£20.00');
  await press('Continue to Payment');
  await isSaid('This is a demo payment');
  const sent = asked.find(({ method, url }) => method === 'POST' && url.endsWith('/create-subscription'));
  expect(await sent?.json()).toEqual({ planId: 2, billingCycle: 'monthly', trial: false });
});

test('by the year: the prices, the true saving, and what is asked for', async () => {
  const asked = serve({ ...basics, 'GET /api/plans': { json: [plans[0], buildPlan({ id: 3, annualPrice: null })] } });
  await show();
  await userEvent.click(await screen.findByRole('switch', { name: 'Annual (Save 10%)' }));
  await isSaid('£108.00');
  await isSaid('You save £12.00 a year (10%)');
  // The plan without an annual price still shows its monthly price.
  await isSaid('£10.00');
  const [radio] = screen.getAllByRole('radio');
  if (radio) await userEvent.click(radio);
  await press('Continue to Payment');
  await press(/^Pay £108.00$/);
  expect(await asked.find(({ url }) => url.endsWith('/create-subscription'))?.json()).toMatchObject({
    billingCycle: 'annual',
  });
});

test('without annual prices there is no switch, and a single plan is chosen already', async () => {
  serve({ ...basics, 'GET /api/plans': { json: [buildPlan({ annualPrice: null, features: 'not a list' })] } });
  await show();
  expect((await continueButton()).disabled).toBe(false);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(within(screen.getByRole('radiogroup')).queryByRole('listitem')).toBeNull();
});

test('while the subscription is begun, the button says so and does nothing', async () => {
  const asked = serve({ ...basics, 'POST /api/create-subscription': () => new Promise(() => undefined) });
  await show();
  await choose('Basic');
  await press('Continue to Payment');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  expect(busy.disabled).toBe(true);
  await userEvent.click(busy);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a paid card activates the subscription and leads home', async () => {
  let isPaid = false;
  const asked = serve({
    ...basics,
    ...succeeds,
    'GET /api/user/subscription': () => ({ json: { ...none, hasActiveSubscription: isPaid } }),
    'POST /api/billing/sync': () => {
      isPaid = true;
      return { json: buildBilling() };
    },
  });
  await reachPayment();
  await press('Pay £20.00');
  await isSaid('The home page');
  await isSaid('Subscription Activated');
  await isSaid('Your subscription has been successfully activated.');
  const sent = asked.find(({ url }) => url.endsWith('/sandbox/confirm-payment'));
  expect(await sent?.json()).toEqual({
    clientSecret: 'pi_1_secret_2',
    cardNumber: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    confirmed: false,
  });
  expect(asked.slice(-2).map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/billing/sync',
    '/api/user/subscription',
  ]);
});

test.each([
  [refusal(402, 'card_declined', 'Your card was declined.'), 'Payment Failed', 'Your card was declined.'],
  [
    refusal(402, 'payment_failed', 'There was an error processing your payment.'),
    'Payment Failed',
    'There was an error processing your payment.',
  ],
  [
    refusal(500, 'internal', 'Something'),
    'Subscription Error',
    'There was an error processing your subscription. Please try again.',
  ],
])('a payment that fails (%j) is told, and can be tried again', async (answer, title, words) => {
  let tries = 0;
  serve({
    ...basics,
    ...succeeds,
    'POST /api/sandbox/confirm-payment': () => (tries++ === 0 ? answer : { json: { status: 'succeeded' } }),
  });
  await reachPayment();
  await press('Pay £20.00');
  await isSaid(title);
  expect((await isSaid(words)).length).toBeGreaterThan(1);
  await press('Pay £20.00');
  await isSaid('Subscription Activated');
});

test('a bank that asks is answered in a small dialog', async () => {
  let tries = 0;
  const asked = serve({
    ...basics,
    ...succeeds,
    'POST /api/sandbox/confirm-payment': () => ({ json: { status: tries++ < 2 ? 'requires_action' : 'succeeded' } }),
  });
  await reachPayment();
  await press('Pay £20.00');
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm with your bank' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'No, stop the payment' }));
  await isSaid('The payment was not confirmed. Nothing was charged.');
  await press('Pay £20.00');
  await press('Yes, it is me');
  await isSaid('Subscription Activated');
  const sent = asked.filter(({ url }) => url.endsWith('/sandbox/confirm-payment'));
  expect(await Promise.all(sent.map(async (request) => (await request.json()).confirmed))).toEqual([
    false,
    false,
    true,
  ]);
});

test('cancelling the payment closes the step and clears the plan', async () => {
  serve(basics);
  await reachPayment();
  await press('Cancel');
  await isSaid('Choose a Subscription Plan');
  expect((await continueButton()).disabled).toBe(true);
});

test('a card form not filled in asks for each field and pays nothing', async () => {
  const asked = serve(basics);
  await show();
  await choose('Basic');
  await press('Continue to Payment');
  await press('Pay £10.00');
  await isSaid('Please enter a card number');
  await isSaid('Please enter a month and a year, such as 12/34');
  await isSaid('Please enter the 3 or 4 digits');
  expect(asked.some(({ url }) => url.includes('sandbox'))).toBe(false);
});

test('free days are taken where they are to be had, unless they are declined', async () => {
  const asked = serve({
    ...basics,
    'GET /api/billing': { json: { subscription: null, payments: [], isTrialAvailable: true } },
  });
  await show();
  await choose('Basic');
  const free = await screen.findByRole('checkbox', { name: `Start with ${trialDays} days free` });
  await userEvent.click(free);
  await isSaid('Your card is charged £10.00 today, then £10.00 every month until you cancel.');
  await userEvent.click(free);
  const day = formatDate(Date.now() + trialDays * 86_400_000, { language: 'en', style: 'long', invalid: '' });
  await isSaid(new RegExp(`^You pay nothing today\\. On ${day} your card is charged £10\\.00, then every month\\.`));
  await press('Continue to Payment');
  await screen.findByRole('button', { name: 'Start free trial' });
  await isSaid('£0.00');
  expect(await asked.find(({ url }) => url.endsWith('/create-subscription'))?.json()).toMatchObject({ trial: true });
});

test('free days that were used before are withdrawn with a word', async () => {
  serve({
    ...basics,
    'GET /api/billing': { json: { subscription: null, payments: [], isTrialAvailable: true } },
    'POST /api/create-subscription': refusal(409, 'trial_used', 'The free trial can be used once.'),
  });
  await show();
  await isSaid(/^New subscribers can begin with 7 free days\. A card is needed; it is charged only after them/);
  await choose('Basic');
  await press('Continue to Payment');
  await isSaid('The free trial can be used once.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/^New subscribers/)).toBeNull();
});

test.each([
  ['a subscriber', { ...none, hasActiveSubscription: true }],
  ['an administrator', { ...none, isAdmin: true }],
])('%s is led home with a word', async (_, state) => {
  serve({ ...basics, 'GET /api/user/subscription': { json: state } });
  await show();
  await isSaid('The home page');
  await isSaid('Already Subscribed');
});

test('who holds a subscription is sent on, even when the server cannot say so', async () => {
  serve({ ...basics, 'GET /api/user/subscription': { status: 503, json: { message: 'Busy' } } });
  setSessionUser(buildUser({ stripeSubscriptionId: 'sub_1' }));
  await show();
  await isSaid('Already Subscribed');
  await isSaid('The home page');
});

test('who subscribed in another window learns it here', async () => {
  serve({
    ...basics,
    'POST /api/create-subscription': refusal(409, 'already_subscribed', 'You already have an active subscription.'),
  });
  await show();
  await choose('Basic');
  await press('Continue to Payment');
  await isSaid('The home page');
  await isSaid('Already Subscribed');
});
