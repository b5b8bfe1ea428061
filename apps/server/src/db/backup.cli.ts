import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadConfiguration, type Config, readConfig } from '../config.ts';
import { BackupRefused, restoreBackup, writeBackup } from './backup.ts';
import { keepFilesPrivate } from './embedded/data-folder.ts';
import { hasUnmarkedStore } from './embedded/store.ts';
import { isSentence, joinRunningDatabase, openDatabase, openExistingDatabase } from './open-database.ts';

const [, , command, file = `fitted-${new Date().toISOString().slice(0, 10)}.backup`] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (command === 'backup') await backup(config);
  else if (command === 'restore') await restore(config);
  else throw new BackupRefused('usage: npm run backup [-- file], npm run restore -- file');
}

/** Only backs up an existing site: a wrong DATA_DIR must not create a new one and back that up. */
async function backup(config: Config): Promise<void> {
  const database = await openExistingDatabase(config);
  const place = config.database.url ? 'the database of DATABASE_URL' : resolve(config.dataDir);
  if (!database) throw new BackupRefused(`There is no site in ${place}${hintOf(config)}`);
  try {
    say(`${await writeBackup(database.pool, file)} rows written to ${resolve(file)}`);
  } finally {
    await database.close();
  }
}

const hintOf = ({ database, dataDir }: Config) =>
  !database.url && hasUnmarkedStore(dataDir)
    ? ', only a database that is not marked as finished. Start the server once: it looks into it.'
    : '';

async function restore(config: Config): Promise<void> {
  if (!existsSync(file)) throw new BackupRefused(`There is no backup at ${resolve(file)}`);
  let adminPassword: string | undefined;
  const onAdminPassword = (generated: string) => {
    adminPassword = generated;
  };
  const database =
    joinRunningDatabase(config) ?? (await openDatabase(config, { onIdleError: () => undefined, onAdminPassword }));
  try {
    say(`${await restoreBackup(database.pool, file)} rows restored`);
    // The restored site has its own administrator, which replaced the new database's.
    adminPassword = undefined;
  } finally {
    if (adminPassword) say(`Administrator: admin / ${adminPassword}`);
    await database.close();
  }
}

keepFilesPrivate();
main().catch((error: unknown) => {
  const isExpected = isSentence(error) || [BackupRefused, BadConfiguration].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exit(1);
});
