import { adminUsers, userSortKeys } from '@fitted/contract/admin/users';
import { ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Query = Partial<Parameters<typeof server.call<typeof adminUsers>>[1]['query']>;
let admin: Caller;

const person = (number: number, details: Partial<typeof users.$inferInsert> = {}) => ({
  username: `Person${String(number).padStart(2, '0')}`,
  email: `P${number}@people.example`,
  firstName: 'Robin',
  lastName: number % 3 === 0 ? 'Same' : `Last${number}`,
  password: '-',
  addressLine1: '1 Sample Street',
  city: 'Sampleton',
  country: 'United Kingdom',
  // Several equal times and several people who never signed in: ties must not make a page skip or repeat anyone.
  createdAt: new Date(2026, 0, 1 + Math.floor(number / 4)),
  lastLoginAt: number % 2 === 0 ? null : new Date(2026, 1, Math.floor(number / 4) + 1),
  ...details,
});

beforeAll(async () => {
  admin = await server.admin();
  await server.database.db.delete(users).where(ne(users.username, 'admin'));
  await server.database.db
    .insert(users)
    .values([
      ...Array.from({ length: 21 }, (_, number) => person(number)),
      person(30, { username: 'wagner', firstName: 'Jürgen', lastName: 'Wagner', company: 'Öko 100% GmbH' }),
      person(31, { username: 'tanaka', lastName: '田中', firstName: '太郎', jobTitle: 'Back_end Engineer' }),
    ]);
});

const ask = (query: Query) => server.call(adminUsers, { as: admin, query });
const names = async (query: Query) => (await ask(query)).body.map(({ username }) => username);

test('the newest come first, fifty at a time, with the count of all', async () => {
  const answer = await ask({});
  expect(answer.body).toHaveLength(24);
  expect(answer.headers['x-total-count']).toBe('24');
  expect(answer.headers['x-next-cursor']).toBeUndefined();
  expect(JSON.stringify(answer.body)).not.toMatch(/password|resetToken/);
});

test.each(userSortKeys.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
  'by %s %s, the pages together are the whole list, each person once',
  async (sort, direction) => {
    const whole = await names({ sort, direction, limit: 100 });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await ask({ sort, direction, limit: 5, ...(cursor && { cursor }) });
      expect(answer.headers['x-total-count']).toBe('24');
      paged.push(...answer.body.map(({ username }) => username));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(24);
    expect(await names({ sort, direction: direction === 'asc' ? 'desc' : 'asc', limit: 100 })).toEqual(whole.reverse());
  },
);

test('sorting does not mind capitals, and who never came is last when the latest are first', async () => {
  expect(await names({ sort: 'username', direction: 'asc', limit: 2 })).toEqual(['admin', 'Person00']);
  const seen = (await ask({ sort: 'lastLoginAt', direction: 'desc', limit: 100 })).body.map((row) => row.lastLoginAt);
  const firstNever = seen.indexOf(null);
  expect(firstNever).toBeGreaterThan(0);
  expect(seen.slice(firstNever).every((at) => at === null)).toBe(true);
});

test.each([
  ['WAGN', ['wagner']],
  ['p30@people', ['wagner']],
  ['jürgen wagner', ['wagner']],
  ['100%', ['wagner']],
  ['öko', ['wagner']],
  ['back_end', ['tanaka']],
  ['田中', ['tanaka']],
  ['太', ['tanaka']],
  ['gmbh back', []],
  ['%', ['wagner']],
  ['_', ['tanaka']],
  ['\\', []],
])('a search for %j finds %j', async (search, found) => {
  const answer = await ask({ search });
  expect(answer.body.map(({ username }) => username)).toEqual(found);
  expect(answer.headers['x-total-count']).toBe(String(found.length));
});

test('what is found is paged too', async () => {
  const first = await ask({ search: 'people.example', sort: 'email', direction: 'asc', limit: 10 });
  expect(first.headers['x-total-count']).toBe('23');
  const cursor = String(first.headers['x-next-cursor']);
  const second = await ask({ search: 'people.example', sort: 'email', direction: 'asc', limit: 100, cursor });
  expect(second.body).toHaveLength(13);
});

test.each([
  'nonsense',
  Buffer.from('["createdAt","yesterday",1]').toString('base64url'),
  Buffer.from('["createdAt","9999-99-99T00:00:00Z",1]').toString('base64url'),
  Buffer.from('["username","a\\u0000",1]').toString('base64url'),
  Buffer.from('["createdAt","2026-01-01T00:00:00Z",1e99]').toString('base64url'),
])('a cursor that nobody gave out reads as the beginning: %s', async (cursor) => {
  expect(await names({ cursor })).toEqual(await names({}));
  expect(await names({ cursor, sort: 'username' })).toEqual(await names({ sort: 'username' }));
});
