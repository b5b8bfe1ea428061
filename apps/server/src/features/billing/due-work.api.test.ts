import { expect, test } from 'vitest';
import { subscriptions, webhookEvents } from '../../db/schema/billing.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createProviderEventRepository } from './provider-events/repository.ts';
import { hasActiveSubscription } from './public.ts';
import { createBillingRepository } from './repository.ts';
import { monthly } from './testing/buying.ts';

// What the job finds to do, every five minutes: what has been done already must not be done again.
const server = useTestApp();

const now = new Date('2031-03-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

type Details = Partial<typeof subscriptions.$inferInsert>;

async function keep(stripeSubscriptionId: string, details: Details): Promise<number> {
  const { user } = await server.signUp({ stripeSubscriptionId });
  await server.database.db.insert(subscriptions).values({
    ...monthly,
    userId: user.id,
    stripeCustomerId: `cus_${stripeSubscriptionId}`,
    stripeSubscriptionId,
    currentPeriodStart: daysAgo(31),
    currentPeriodEnd: daysAgo(1),
    readAt: now,
    ...details,
  });
  return user.id;
}

test('a subscription whose end has been read is not read for it again', async () => {
  await keep('sub_read', { readAt: now });
  await keep('sub_unread', { readAt: daysAgo(2) });
  await keep('sub_running', { currentPeriodEnd: daysAgo(-1), readAt: daysAgo(2) });
  expect(await createBillingRepository(server.database.db).listEnded(now, 10)).toEqual(['sub_unread']);
});

test('people lapse when the days of grace are over, and not before', async () => {
  const over = await keep('sub_over', { status: 'past_due', pastDueSince: daysAgo(8) });
  await keep('sub_in_grace', { status: 'past_due', pastDueSince: daysAgo(6) });
  await keep('sub_active', { status: 'active', pastDueSince: daysAgo(8) });
  expect(await createBillingRepository(server.database.db).listLapsed(daysAgo(7), 10)).toEqual([over]);
});

test('an event that was followed does not wait any more', async () => {
  const { db } = server.database;
  const event = { type: 'any', payload: {}, receivedAt: new Date(Date.now() - 120_000) };
  await db.insert(webhookEvents).values([
    { ...event, id: 'evt_followed', processedAt: new Date() },
    { ...event, id: 'evt_waiting' },
    { ...event, id: 'evt_just_received', receivedAt: new Date() },
  ]);
  const waiting = await createProviderEventRepository(db).listWaiting(10);
  expect(waiting.map(({ id }) => id)).toEqual(['evt_waiting']);
});

test('administrators count as subscribed', async () => {
  const { db } = server.database;
  expect(await hasActiveSubscription(db, (await server.admin()).user, now)).toBe(true);
  expect(await hasActiveSubscription(db, (await server.signUp()).user, now)).toBe(false);
});
