import { writeFile } from 'node:fs/promises';
import { connect } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { applyMigrations, underMigrationLock } from './migrate.ts';

/** Writes a migrated, empty database to a file from which new embedded databases are created. */
export async function buildTemplate(path: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir: null, maxConnections: 4 });
  const { pool, close } = connect({ ...embedded.connection, max: 2 }, () => undefined);
  await underMigrationLock(pool, applyMigrations);
  await close();
  await writeFile(path, await embedded.dump());
  await embedded.close();
}
