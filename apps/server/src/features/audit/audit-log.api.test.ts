import { login } from '@fitted/contract/account/auth';
import { adminAuditLog } from '@fitted/contract/admin/audit';
import { updateSiteSettings } from '@fitted/contract/admin/site';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, testPassword, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
let admin: Caller;
beforeAll(async () => {
  admin = await server.admin();
});

const read = async (query: { limit?: number; cursor?: string }) =>
  (await server.call(adminAuditLog, { as: admin, query })).body;

test('what administrators did is listed newest first, page by page, without the sign-ins of everybody', async () => {
  const other = await server.signUp({ isAdmin: true });
  for (const [as, hours] of [
    [admin, 1],
    [other, 2],
    [admin, 3],
    [other, 4],
    [admin, 5],
  ] as const) {
    await server.call(updateSiteSettings, { as, body: { scrapeIntervalHours: hours } });
    await server.call(login, { body: { email: other.user.email, password: testPassword } });
  }
  const first = await read({ limit: 3 });
  expect(first.entries.map(({ user, after }) => [user?.username, after])).toEqual([
    ['admin', { scrapeIntervalHours: 5 }],
    [other.user.username, { scrapeIntervalHours: 4 }],
    ['admin', { scrapeIntervalHours: 3 }],
  ]);
  const rest = await read({ limit: 3, cursor: first.nextCursor ?? '' });
  expect(rest.entries.map(({ after }) => after)).toEqual([{ scrapeIntervalHours: 2 }, { scrapeIntervalHours: 1 }]);
  expect(rest.nextCursor).toBeNull();
});

test.each(['nonsense', '-1', '1.5', '99999999999', '0x10'])(
  'a cursor that nobody gave out does no harm: %s',
  async (cursor) => {
    expect((await server.call(adminAuditLog, { as: admin, query: { cursor } })).status).toBe(200);
  },
);

test('a change that is refused leaves no entry', async () => {
  const [latest] = (await read({ limit: 1 })).entries;
  const refused = await server.call(updateSiteSettings, { as: admin, body: { scrapeIntervalHours: 100 } });
  expect(refused.status).toBe(400);
  expect((await read({ limit: 1 })).entries[0]).toEqual(latest);
});
