import type { RouteShape } from '@fitted/contract/route';
import { allRoutes } from '@fitted/contract/routes';
import { expect, test } from 'vitest';
import { employerEvents } from '../db/schema/events.ts';
import { newsArticles } from '../db/schema/news.ts';
import { advertisements, siteSettings } from '../db/schema/site.ts';
import { fillTables } from './fill-tables.ts';
import { buildRequest } from './minimal-values.ts';
import { useTestApp } from './test-app.ts';

const server = useTestApp();

/** This person and their row in every table share this number, so whatever id a route takes, it finds something. */
const somebodysId = 77_000_001;

/** Deletions come last, because the other calls need the rows. */
const adminOnly = allRoutes
  .filter(({ access }) => access === 'admin')
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

test('an administrator gets 200 from every call of the administrators', async () => {
  const { pool, db } = server.database;
  await pool.query(`alter table users alter column id restart with ${somebodysId}`);
  await fillTables(db, (await server.signUp()).user, somebodysId);
  // No sources to fetch, and rows of every kind in a state that can be acted on.
  await db.update(siteSettings).set({ scrapingSources: [], newsScrapingSources: [] });
  await db.update(employerEvents).set({ status: 'approved' });
  await db.update(newsArticles).set({ status: 'published' });
  const ad = { id: somebodysId, name: 'Ad', location: 'body', adScript: 'x' } as const;
  await db.insert(advertisements).overridingSystemValue().values(ad);

  const admin = await server.admin();
  const refused: unknown[] = [];
  for (const shape of adminOnly as readonly RouteShape[]) {
    const request = { ...buildRequest(shape, somebodysId), as: admin } as Parameters<typeof server.call<RouteShape>>[1];
    const { status, body } = await server.call(shape, request);
    if (status !== 200) refused.push([shape.method, shape.path, status, body]);
  }
  expect(adminOnly.length).toBeGreaterThan(20);
  expect(refused).toEqual([]);
});
