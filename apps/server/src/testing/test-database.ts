import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { patience } from '../../../../testing/patience.ts';
import { connect, type DatabaseHandle } from '../db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { seed } from '../db/seed/seed.ts';

export const adminPassword = 'Admin-password-1';

const ignoreIdleError = () => undefined;

/** A busy machine takes longer to connect than the product waits. Used for every pool opened here. */
const patiently = { connectionTimeoutMillis: patience.stepMs };

/** A separate migrated and seeded database, removed when closed. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('databaseSource');
  process.env.TMPDIR = inject('temporaryFolder');
  const handle =
    source.kind === 'embedded' ? await openEmbedded(source.template) : await openOnServer(source.url, source.template);
  await seed(handle.db, { admin: { email: 'admin@example.com', password: adminPassword }, seedSample: true });
  return handle;
}

/**
 * Emptied databases of finished test files. Starting one takes longer than most files run, so the worker's next file
 * reuses it. They end with the worker.
 */
const spare: EmbeddedPostgres[] = [];

async function openEmbedded(template: string): Promise<DatabaseHandle> {
  const embedded = spare.pop() ?? (await startEmbeddedPostgres({ dataDir: null, template, maxConnections: 20 }));
  const handle = connect({ ...embedded.connection, ...patiently, max: 8 }, ignoreIdleError);
  const shape = await shapeOf(handle.pool);
  const close = async () => {
    await handle.close();
    if (await emptied(embedded, shape)) spare.push(embedded);
    else await embedded.close();
  };
  return { ...handle, close };
}

/** A database to whose schema a file has added something (such as the job queue's own) cannot be reused. */
async function emptied({ connection }: EmbeddedPostgres, shape: string): Promise<boolean> {
  const { pool, close } = connect({ ...connection, ...patiently, max: 1 }, ignoreIdleError);
  const isAsBefore = (await shapeOf(pool)) === shape;
  if (isAsBefore) {
    // All connections share one session, including its settings and locks.
    await pool.query('discard all');
    const { rows } = await pool.query<{ tables: string }>(
      "select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'",
    );
    await pool.query(`truncate ${rows[0]?.tables}`);
    await pool.query(
      `select setval(format('%I', sequencename), start_value, false) from pg_sequences where schemaname = 'public'`,
    );
  }
  await close();
  return isAsBefore;
}

/** Changes when a table or an index is added, removed or recreated. */
async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query('select count(*), max(oid) from pg_class');
  return JSON.stringify(rows);
}

async function openOnServer(url: string, template: string): Promise<DatabaseHandle> {
  const name = `fitted_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const connectionString = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  const handle = connect({ connectionString, ...patiently, max: 8 }, ignoreIdleError);
  const close = async () => {
    await handle.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...handle, close };
}
