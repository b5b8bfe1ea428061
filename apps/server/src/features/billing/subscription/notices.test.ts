import type { SubscriptionStatus } from '@fitted/contract/constants';
import { expect, test } from 'vitest';
import { noticeOf } from './notices.ts';

type State = readonly [status: SubscriptionStatus, cancelAtPeriodEnd?: boolean];

const stateOf = ([status, cancelAtPeriodEnd = false]: State) => ({ status, cancelAtPeriodEnd });

test.each<[before: State | undefined, after: State, notice: string | null]>([
  [undefined, ['active'], 'started'],
  [undefined, ['trialing'], 'trialStarted'],
  [undefined, ['past_due'], null],
  [['trialing'], ['active'], null],
  [['active'], ['past_due'], 'paymentFailed'],
  [['past_due'], ['past_due'], null],
  [['active'], ['active', true], 'cancellationPlanned'],
  [['active', true], ['active', true], null],
  [['active', true], ['active'], null],
  [['active', true], ['cancelled', true], 'ended'],
  [['cancelled', true], ['cancelled', true], null],
])('from %j to %j: %s', (before, after, notice) => {
  expect(noticeOf(before && stateOf(before), stateOf(after))).toBe(notice);
});
