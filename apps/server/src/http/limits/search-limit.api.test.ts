import { listEvents } from '@fitted/contract/events';
import { listNews } from '@fitted/contract/news';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

// A budget of six.
const server = useTestApp({ RATE_LIMIT_MULTIPLIER: '0.05' });

test('searches of events and news share a budget; lists without a search have none', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    statuses.push((await server.call(listEvents, { query: { search: `fair ${n}` } })).status);
    statuses.push((await server.call(listNews, { query: { search: `pay ${n}` } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = await server.call(listNews, { query: { search: 'once more' } });
  expect(refused.error.code).toBe('rate_limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (let n = 0; n < 9; n += 1) expect((await server.call(listEvents, { query: {} })).status).toBe(200);
});
