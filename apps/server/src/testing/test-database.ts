import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseHandle } from '../db/client.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { seed } from '../db/seed/seed.ts';

export const adminPassword = 'Admin-password-1';

const ignoreIdleError = () => undefined;

/** A migrated and seeded database of one's own, gone when closed. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('databaseSource');
  const handle =
    source.kind === 'embedded' ? await openEmbedded(source.template) : await openOnServer(source.url, source.template);
  await seed(handle.db, { admin: { email: 'admin@example.com', password: adminPassword }, seedSample: true });
  return handle;
}

async function openEmbedded(template: string): Promise<DatabaseHandle> {
  const embedded = await startEmbeddedPostgres({ dataDir: null, template, maxConnections: 20 });
  const handle = connect({ ...embedded.connection, max: 8 }, ignoreIdleError);
  const close = async () => {
    await handle.close();
    await embedded.close();
  };
  return { ...handle, close };
}

async function openOnServer(url: string, template: string): Promise<DatabaseHandle> {
  const name = `fitted_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const connectionString = Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  const handle = connect({ connectionString, max: 8 }, ignoreIdleError);
  const close = async () => {
    await handle.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...handle, close };
}
