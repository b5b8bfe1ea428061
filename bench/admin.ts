import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { fillSite } from './admin-data.ts';
import { onPostgres, quantile } from './on-postgres.ts';

const rounds = 30;
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

/** The administrators' lists on PostgreSQL, with many rows: the server time of the whole call, and the query plans. */
export const bench = {
  name: 'admin',
  run: () =>
    onPostgres(
      (pool) => fillSite(pool, { people, events, articles }),
      async ({ app, pool, cookie }) => {
        const rows = [];
        for (const [name, path] of cases) rows.push(await measure(name, path, cookie, app, pool));
        return { rows };
      },
    ),
};

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
  const { headers, body } = await call();
  return {
    case: name,
    ours: {
      cpuMs: (user + system) / 1000 / rounds,
      wallMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
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

/** The queries that the call sends to the lists' tables, exactly as it sends them. */
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
