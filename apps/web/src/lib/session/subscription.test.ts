import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-user.ts';
import { isSubscribed } from './subscription.ts';

const answer = (hasActiveSubscription: boolean) =>
  ({ status: 'ready', value: { hasActiveSubscription, isAdmin: false } }) as const;
const failed = { status: 'failed', error: new Error('Busy') } as const;
const payer = { stripeSubscriptionId: 'sub_1' };

test.each([
  ['a subscriber', {}, answer(true), true],
  ['a person without a subscription', {}, answer(false), false],
  ['a person whose subscription has just ended', payer, answer(false), false],
  ['a subscriber of whom the server could not be asked', payer, failed, true],
  ['anybody else of whom it could not', {}, failed, false],
  ['an administrator', { isAdmin: true }, answer(false), true],
])('%s', (_, account, state, isSo) => {
  expect(isSubscribed(buildUser(account), state)).toBe(isSo);
});

test('a visitor is not subscribed', () => {
  expect(isSubscribed(null, failed)).toBe(false);
});
