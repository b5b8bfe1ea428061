import { logout } from '@fitted/contract/account/auth';
import { currentUser } from '@fitted/contract/account/users';
import { type RouteShape, route } from '@fitted/contract/route';
import { allRoutes } from '@fitted/contract/routes';
import { getTableName } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allTables } from '../features/account-data/repository.ts';
import { fillTables } from './fill-tables.ts';
import { buildRequest } from './minimal-values.ts';
import { type Caller, useTestApp } from './test-app.ts';

/**
 * Makes every call in the contract as everyone who may not make it. Generated from the contract, so a new route is
 * covered without writing a test, and a route that forgets its policy or its owner check fails here. The permitted
 * callers are in a separate file, because that one leaves nothing to protect.
 */
const server = useTestApp();

/** The victim and their row in every table share this number, so whatever id a route takes, it finds something. */
const victimId = 77_000_001;
let victim: Caller;
let plain: Caller;
let ended: Caller;

beforeAll(async () => {
  await server.database.pool.query(`alter table users alter column id restart with ${victimId}`);
  victim = await server.signUp();
  await fillTables(server.database.db, victim.user, victimId);
  plain = await server.signUp();
  ended = await server.signUp();
  await server.call(logout, { as: ended });
});

const nameOf = ({ method, path }: RouteShape) => `${method} ${path}`;
const guarded = allRoutes.filter(({ access }) => access !== 'public').map((shape) => [nameOf(shape), shape] as const);
const adminOnly = guarded.filter(([, { access }]) => access === 'admin');
const ownOnly = guarded.filter(([, { access }]) => access === 'user');

/** A refused call may change nothing but the rate limit counters. */
const watched = allTables()
  .map(getTableName)
  .filter((name) => name !== 'rate_limits');

/** A digest of each table, all in one statement: it is asked for twice for each call in the contract. */
async function snapshot(where = 'true'): Promise<Record<string, string>> {
  const digests = watched.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as digest from ${name} as t where ${where}`,
  );
  const { rows } = await server.database.pool.query<{ name: string; digest: string | null }>(
    digests.join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? '']));
}

/** Rows that contain the victim's number in any column. */
const victimRows = () => snapshot(`t::text ~ '\\m${victimId}\\M'`);

async function attempt(shape: RouteShape, as: Caller | undefined) {
  const { params, query, body } = buildRequest(shape, victimId);
  const request = { params, query, body, as } as Parameters<typeof server.call<RouteShape>>[1];
  return server.call(shape, request);
}

describe('a stranger without a session', () => {
  test.each(guarded)('%s answers 401 and changes nothing', async (_name, shape) => {
    const before = await snapshot();
    const answer = await attempt(shape, undefined);
    expect([answer.status, answer.error.code]).toEqual([401, 'not_signed_in']);
    expect(await snapshot()).toEqual(before);
  });
});

describe('a session that has ended', () => {
  test.each(guarded)('%s answers 401 and changes nothing', async (_name, shape) => {
    const before = await snapshot();
    expect((await attempt(shape, ended)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});

test('a person who is not an administrator gets 403 from every call of the administrators, and changes nothing', async () => {
  const before = await snapshot();
  for (const [name, shape] of adminOnly) {
    const answer = await attempt(shape, plain);
    expect([name, answer.status, answer.error.code]).toEqual([name, 403, 'not_allowed']);
  }
  expect(await snapshot()).toEqual(before);
});

describe('a person with the ids of somebody else', () => {
  test.each(ownOnly)('%s leaves the other person as they were', async (_name, shape) => {
    const before = await victimRows();
    const answer = await attempt(shape, plain);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    // With someone else's id in the path, the response must not even reveal that the row exists.
    if (/:\w*id\b/i.test(shape.path)) expect([400, 404, 415]).toContain(answer.status);
    expect(await victimRows()).toEqual(before);
    expect(JSON.stringify(answer.body)).not.toContain(victim.user.email);
    // The caller may sign out or change their own password; the next case needs them signed in.
    if ((await server.call(currentUser, { as: plain })).status === 401) plain = await server.signUp();
  });
});

test('a route without a policy does not compile', () => {
  const shape = { method: 'GET', path: '/x', summary: 'x', limit: 'none', response: z.object({}), errors: [] } as const;
  // @ts-expect-error access is missing
  expect(route(shape)).toBe(shape);
});

test('whatever is served is in the contract', () => {
  const outside = ['/api/openapi.json', '/api/docs', '/metrics', '/api/stripe/webhook', '*'];
  const known = new Set<string>([...allRoutes.map(({ path }) => path), ...outside]);
  const served = servedPaths(server.app.printRoutes({ commonPrefix: false }));
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter((path) => !waysToRead(path).some((way) => known.has(way)))).toEqual([]);
});

/** If two routes name the same parameter differently, Fastify prints both names: `/:location|:id`. */
function waysToRead(path: string): string[] {
  const names = /:\w+(?:\|:\w+)+/.exec(path)?.[0];
  return names ? names.split('|').map((name) => path.replace(names, name)) : [path];
}

/** Fastify prints its routes as a tree with four columns per level. */
function servedPaths(tree: string): string[] {
  const branch: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
    if (!segment) return [];
    branch.splice(indent.length / 4, branch.length, segment);
    return methods ? [branch.join('')] : [];
  });
}
