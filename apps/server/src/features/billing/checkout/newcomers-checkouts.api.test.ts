import { expect, test } from 'vitest';
import { checkouts } from '../../../db/schema/billing.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { type CheckoutRow, createCheckoutRepository } from './repository.ts';

const server = useTestApp();
const [key, otherKey] = ['0b5f6b0e-6a0c-4c53-9a55-2f6b8a1d7c01', '0b5f6b0e-6a0c-4c53-9a55-2f6b8a1d7c02'];
const names = { email: 'kim@example.com', username: 'kim' };
let count = 0;

async function begin(own: Partial<CheckoutRow>): Promise<void> {
  count += 1;
  await server.database.db.delete(checkouts);
  await server.database.db.insert(checkouts).values({
    ...names,
    planId: 1,
    billingCycle: 'monthly',
    isTrial: false,
    orderKey: key,
    stripeCustomerId: `cus_${count}`,
    stripeSubscriptionId: `sub_${count}`,
    ...own,
  });
}

test.each([
  ['the address under another name', { ...names, username: 'lee' }, true],
  ['the name under another address', { ...names, email: 'lee@example.com' }, true],
  ['both, as whoever paid does', names, false],
  ['neither', { email: 'lee@example.com', username: 'lee' }, false],
])('somebody who has paid keeps their names for themselves: asked for %s', async (_, asked, isAwaited) => {
  const { isAwaited: ask } = createCheckoutRepository(server.database.db);
  const other = { ...names, username: 'lee' };
  await begin({ state: 'paid' });
  expect(await ask(asked)).toBe(isAwaited);
  for (const free of [{ state: 'open' }, { state: 'paid', isTrial: true }] as const) {
    await begin(free);
    expect(await ask(other)).toBe(false);
  }
});

test.each([
  ['is found by its key, address and name', {}, key, names, true],
  ['is not found by another key', {}, otherKey, names, false],
  ['is not found by another address', {}, key, { ...names, email: 'lee@example.com' }, false],
  ['is not found by another name', {}, key, { ...names, username: 'lee' }, false],
  ['is not found when it is over', { state: 'refunding' } as const, key, names, false],
])('a checkout begun without an account %s', async (_, own, asked, of, isFound) => {
  await begin(own);
  const found = await createCheckoutRepository(server.database.db).findLiveOfNewcomer(asked, of);
  expect(found !== undefined).toBe(isFound);
});
