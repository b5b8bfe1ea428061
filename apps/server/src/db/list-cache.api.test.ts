import { listEvents } from '@fitted/contract/events';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { connect } from './client.ts';
import { cacheList } from './list-cache.ts';
import { employerEvents } from './schema/events.ts';
import { newsArticles } from './schema/news.ts';

const server = useTestApp();

const event = (title: string) => ({
  title,
  description: 'Meet us',
  city: 'Sampleton',
  country: 'United Kingdom',
  startDate: new Date('2031-01-01'),
  endDate: new Date('2031-01-02'),
  status: 'approved' as const,
});

/** A cache as in one server process, which counts how often it had to compute an answer. */
function startProcess() {
  const answers = cacheList(server.database, 'employer_events');
  let made = 0;
  const ask = async (now = new Date(), until?: Date) => {
    const make = async () => {
      made += 1;
      return { body: String(made), until };
    };
    return Number(await answers.get('list', now, make));
  };
  return ask;
}

test('an answer is computed once, and again in every process after a change by any of them', async () => {
  const { db } = server.database;
  const [here, there] = [startProcess(), startProcess()];
  expect([await here(), await here(), await there(), await there()]).toEqual([1, 1, 1, 1]);
  const [added] = await db.insert(employerEvents).values(event('Added')).returning();
  expect([await here(), await there(), await here()]).toEqual([2, 2, 2]);
  const isIt = eq(employerEvents.id, added?.id ?? 0);
  await db.update(employerEvents).set({ title: 'Changed' }).where(isIt);
  expect(await here()).toBe(3);
  await db.delete(employerEvents).where(isIt);
  expect(await here()).toBe(4);
});

test('an uncommitted change has no effect, nor has one that is rolled back', async () => {
  const ask = startProcess();
  expect(await ask()).toBe(1);
  const other = connect({ ...server.database.pool.options, max: 1 }, () => undefined);
  await expect(
    other.db.transaction(async (tx) => {
      await tx.insert(employerEvents).values(event('Taken back'));
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await other.close();
  expect(await ask()).toBe(1);
});

test('an answer that expires is not served after its expiry', async () => {
  const ask = startProcess();
  const until = new Date('2030-01-01T12:00:00Z');
  expect(await ask(new Date('2030-01-01T11:59:00Z'), until)).toBe(1);
  expect(await ask(new Date('2030-01-01T11:59:59Z'), until)).toBe(1);
  expect(await ask(until, until)).toBe(2);
});

test('the public list shows a change at once, and other filters are cached separately', async () => {
  const titles = async (search?: string) => {
    const { body } = await server.call(listEvents, { query: search ? { search } : {} });
    return body.events.map(({ title }) => title);
  };
  expect(await titles()).not.toContain('Brand new');
  await server.database.db.insert(employerEvents).values(event('Brand new'));
  expect(await titles()).toContain('Brand new');
  expect(await titles('brand new')).toEqual(['Brand new']);
  await server.database.db
    .update(employerEvents)
    .set({ status: 'archived' })
    .where(eq(employerEvents.title, 'Brand new'));
  expect(await titles()).not.toContain('Brand new');
  expect(await titles('brand new')).toEqual([]);
});

test('reading an article does not invalidate the news list; changing its title does', async () => {
  const answers = cacheList(server.database, 'news_articles');
  let made = 0;
  const ask = () => answers.get('list', new Date(), async () => ({ body: String(++made) }));
  const { db } = server.database;
  expect(await ask()).toBe('1');
  await db.update(newsArticles).set({ viewCount: 7, updatedAt: new Date() });
  expect(await ask()).toBe('1');
  await db.update(newsArticles).set({ title: 'Another' });
  expect(await ask()).toBe('2');
});
