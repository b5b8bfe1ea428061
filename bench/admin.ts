import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createGuardedFetch } from '../apps/server/src/adapters/guarded-fetch/guarded-fetch.ts';
import { createLocalDocuments } from '../apps/server/src/adapters/local-documents.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { outboundUserAgent } from '../apps/server/src/ports/outbound-fetch.ts';
import { withPostgres } from '../scripts/postgres.ts';
import { fillSite } from './admin-data.ts';

const rounds = 30;
const password = 'Bench-password-1';
const [people, events, articles] = [10_000, 5000, 5000] as const;

const cases = [
  ['users: first page', '/api/admin/users'],
  ['users: by last name', '/api/admin/users?sort=lastName&direction=asc'],
  ['users: by last sign-in', '/api/admin/users?sort=lastLoginAt&direction=desc'],
  ['users: search, one person', '/api/admin/users?search=person4711'],
  ['users: search, a hundred', '/api/admin/users?search=company+77&sort=email&direction=asc'],
  ['users: search, everybody', '/api/admin/users?search=example.com'],
  ['users: search, two letters', '/api/admin/users?search=47'],
  ['events: first page', '/api/admin/events'],
  ['events: one status', '/api/admin/events?status=rejected'],
  ['events: search, one event', '/api/admin/events?search=fair+number+4711'],
  ['events: search, a word of many', '/api/admin/events?search=networking'],
  ['events: search, an industry', '/api/admin/events?search=industry+9'],
  ['news: first page', '/api/admin/news'],
  ['news: one status', '/api/admin/news?status=archived'],
  ['news: search, one article', '/api/admin/news?search=article+number+4711'],
  ['news: search, a word of many', '/api/admin/news?search=salary'],
  ['audit log', '/api/admin/audit-log'],
] as const;

/** The lists of the administrators on PostgreSQL, with many rows: the time of the whole call in the server, and the plans. */
export const bench = {
  name: 'admin',
  run: () => withPostgres(measureOn),
};

async function measureOn(url: string) {
  const config = readConfig({ DATABASE_URL: url, ADMIN_PASSWORD: password, LOG_LEVEL: 'silent', SEED_SAMPLE: 'false' });
  const database = await openDatabase(config, () => undefined);
  await fillSite(database.pool, { people, events, articles });
  const documents = createLocalDocuments();
  const fetch = createGuardedFetch({ allowHosts: [], userAgent: outboundUserAgent });
  const mail = { send: async () => undefined, close: () => undefined };
  const app = await buildApp({ config, database, assistant: embeddedAssistant, documents, fetch, mail });
  try {
    const cookie = await signIn(app);
    const rows = [];
    for (const [name, path] of cases) rows.push(await measure(name, path, cookie, app, database.pool));
    return { rows };
  } finally {
    await app.close();
    await documents.close();
    await database.close();
  }
}

async function signIn(app: FastifyInstance): Promise<string> {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/login', payload: { email: 'admin', password } });
  const [cookie] = cookies;
  if (!cookie) throw new Error('the administrator could not sign in');
  return `${cookie.name}=${cookie.value}`;
}

async function measure(name: string, path: string, cookie: string, app: FastifyInstance, pool: pg.Pool) {
  const call = async () => {
    const answer = await app.inject({ url: path, headers: { cookie } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return answer;
  };
  const asked = await recordQueries(pool, call);
  const plans = await Promise.all(asked.map((query) => explain(pool, query)));
  process.stdout.write(`\n${name}\n${plans.map((plan) => `${plan.join('\n')}\n`).join('\n')}`);

  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const { headers, body } = await call();
  return {
    case: name,
    ours: {
      cpuMs: (user + system) / 1000 / rounds,
      wallMs: at(0.5),
      p95Ms: at(0.95),
      sqlMs: plans.flat().reduce((sum, line) => sum + Number(/Execution Time: ([\d.]+)/.exec(line)?.[1] ?? 0), 0),
      found: Number(headers['x-total-count'] ?? 0),
      kB: Math.round(body.length / 1024),
      scans: plans.flatMap(scansOf).join(', '),
    },
    rivals: {},
  };
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the call asks of the lists' tables, as it asks it. */
async function recordQueries(pool: pg.Pool, call: () => Promise<unknown>): Promise<Query[]> {
  const asked: Query[] = [];
  const original = pool.query;
  const record = (query: unknown, values: unknown) => {
    const text = typeof query === 'string' ? query : (query as { text: string }).text;
    if (/ from "(users|employer_events|news_articles|audit_log)"/.test(text))
      asked.push({ text, values: (values as unknown[] | undefined) ?? [] });
    return (original as (...args: unknown[]) => unknown).call(pool, query, values);
  };
  Object.assign(pool, { query: record });
  await call();
  Object.assign(pool, { query: original });
  return asked;
}

async function explain(pool: pg.Pool, { text, values }: Query): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, [
    ...values,
  ]);
  return rows.map((row) => `    ${row['QUERY PLAN']}`);
}

const scansOf = (plan: readonly string[]): string[] =>
  plan.flatMap((line) => {
    const [, scan, using] =
      /((?:Seq|Index|Index Only|Bitmap Index) Scan)(?: Backward)?(?: (?:using|on) (\S+))?/.exec(line) ?? [];
    return scan ? [`${scan}${using ? ` ${using}` : ''}`] : [];
  });
