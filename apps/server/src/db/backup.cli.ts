import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { BadConfiguration, readConfig } from '../config.ts';
import { BackupRefused, restoreBackup, writeBackup } from './backup.ts';
import { connect } from './client.ts';
import { DataDirInUse } from './embedded/data-dir-lock.ts';
import { runningSocket } from './embedded/embedded-postgres.ts';
import { openDatabase } from './open-database.ts';

const [, , command, file = `fitted-${new Date().toISOString().slice(0, 10)}.backup`] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  if (command === 'backup') {
    say(`${await withPool((pool) => writeBackup(pool, file))} rows written to ${resolve(file)}`);
  } else if (command === 'restore') {
    if (!existsSync(file)) throw new BackupRefused(`There is no backup at ${resolve(file)}`);
    say(`${await withPool((pool) => restoreBackup(pool, file))} rows restored`);
  } else {
    throw new BackupRefused('usage: npm run backup [-- file], npm run restore -- file');
  }
}

/** A running server's embedded database is reached through its socket, so that a backup needs no stop. */
async function withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const socket = config.database.url ? undefined : runningSocket(config.dataDir);
  const onIdleError = () => undefined;
  let adminPassword: string | undefined;
  const onAdminPassword = (generated: string) => {
    adminPassword = generated;
  };
  const database = socket ? connect(socket, onIdleError) : await openDatabase(config, { onIdleError, onAdminPassword });
  try {
    const result = await work(database.pool);
    // What was restored has an administrator of its own, in place of a new database's.
    if (command === 'restore') adminPassword = undefined;
    return result;
  } finally {
    if (adminPassword) say(`Administrator: admin / ${adminPassword}`);
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = [BackupRefused, BadConfiguration, DataDirInUse].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exit(1);
});
