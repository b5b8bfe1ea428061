import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createGuardedFetch } from '../apps/server/src/adapters/guarded-fetch/guarded-fetch.ts';
import { createLocalDocuments } from '../apps/server/src/adapters/local-documents.ts';
import { workInOwnProcess } from '../apps/server/src/adapters/text-work/own-process.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { outboundUserAgent } from '../apps/server/src/ports/outbound-fetch.ts';
import { withPostgres } from '../scripts/postgres.ts';

const password = 'Bench-password-1';

export interface Site {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  /** The session of the administrator, the only person on a new site. */
  readonly cookie: string;
}

/** Runs the whole application on its own PostgreSQL server, filled first, while `work` runs. */
export const onPostgres = <Result>(
  fill: (pool: pg.Pool) => Promise<void>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> =>
  withPostgres(async (url) => {
    const config = readConfig({
      DATABASE_URL: url,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'silent',
      SEED_SAMPLE: 'false',
    });
    const database = await openDatabase(config, { onIdleError: () => undefined, onAdminPassword: () => undefined });
    await fill(database.pool);
    // PostgreSQL does this by itself after a while.
    await database.pool.query('vacuum analyze');
    const documents = createLocalDocuments();
    const fetch = createGuardedFetch({ allowHosts: [], userAgent: outboundUserAgent });
    const mail = { send: async () => undefined, close: () => undefined };
    const ports = { text: workInOwnProcess(embeddedAssistant), documents, fetch, fetchSources: fetch, mail };
    const { app } = await buildApp({ config, database, ...ports });
    try {
      return await work({ app, pool: database.pool, cookie: await signIn(app) });
    } finally {
      await app.close();
      await documents.close();
      await database.close();
    }
  });

async function signIn(app: FastifyInstance): Promise<string> {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/login', payload: { email: 'admin', password } });
  const [cookie] = cookies;
  if (!cookie) throw new Error('the administrator could not sign in');
  return `${cookie.name}=${cookie.value}`;
}

/** The value below which this share of the measurements lies. */
export function quantile(measured: readonly number[], share: number): number {
  const sorted = [...measured].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
