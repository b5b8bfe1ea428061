import { expect, test } from 'vitest';
import { showsSubscribeLink } from './subscribe-rule.ts';

const visitor = { subscriptionRequired: true, isSignedIn: false, isAdmin: false, hasActiveSubscription: false };

test.each([
  ['shown to visitors', {}, true],
  ['shown to people without a subscription', { isSignedIn: true }, true],
  ['hidden from subscribers', { isSignedIn: true, hasActiveSubscription: true }, false],
  ['hidden from administrators', { isSignedIn: true, isAdmin: true }, false],
  ['hidden from everybody while none is required', { subscriptionRequired: false }, false],
  ['hidden from signed-in people while none is required', { subscriptionRequired: false, isSignedIn: true }, false],
])('the subscribe link is %s', (_, change, isShown) => {
  expect(showsSubscribeLink({ ...visitor, ...change })).toBe(isShown);
});
