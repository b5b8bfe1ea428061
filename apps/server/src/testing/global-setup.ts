import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseSources, fingerprint, isStale } from '../../../../scripts/stale.mjs';
import { buildTemplate } from '../db/build-template.ts';
import { connect } from '../db/client.ts';
import { applyMigrations, underMigrationLock } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template for each test file's own database. */
    databaseSource: { kind: 'embedded'; template: string } | { kind: 'server'; url: string; template: string };
    /** Workers are killed without cleanup; what they leave open or forget to remove is deleted with this folder. */
    temporaryFolder: string;
  }
}

/** Migrates once; each test file then starts from its own copy, on the embedded database or on TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-tests-'));
  project.provide('temporaryFolder', folder);
  const url = process.env.TEST_DATABASE_URL;
  project.provide('databaseSource', url ? await prepareServer(url) : await prepareEmbedded());
  return () => rmSync(folder, { recursive: true, force: true });
}

async function prepareEmbedded() {
  const cache = 'node_modules/.cache/fitted';
  mkdirSync(cache, { recursive: true });
  // Not compressed, because every test file starts from it.
  const current = fingerprint(databaseSources);
  const template = join(cache, `template-${current.slice(0, 16)}.tar`);
  if (!existsSync(template)) {
    const isBuilt = !isStale('apps/server/dist/database.stamp', current);
    if (!isBuilt) await buildTemplate(`${template}.part`);
    const packed = readFileSync(isBuilt ? 'apps/server/dist/database-template.tar.gz' : `${template}.part`);
    writeFileSync(`${template}.part`, gunzipSync(packed));
    renameSync(`${template}.part`, template);
  }
  return { kind: 'embedded' as const, template };
}

async function prepareServer(url: string) {
  const template = `fitted_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const { pool, close } = connect({ connectionString: databaseUrl(url, template), max: 2 }, () => undefined);
  await underMigrationLock(pool, applyMigrations);
  await close();
  return { kind: 'server' as const, url, template };
}

const databaseUrl = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();
