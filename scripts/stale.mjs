// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'test-results', '.git']);

/** The type checker writes files of its own during a build; they must not make it look stale at the next start. */
const noSource = /\.(?:test\.tsx?|tsbuildinfo)$/;

/**
 * A fingerprint of everything below the given paths, by name, size and modification time: fast enough for every start.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) visit(path, hash);
  return hash.digest('hex');
}

/** @param {string} path @param {import('node:crypto').Hash} hash */
function visit(path, hash) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name) && !noSource.test(name)) visit(join(path, name), hash);
  }
}

/** The sources of the database that a first start begins with. */
export const databaseSources = ['apps/server/src/db/migrations', 'node_modules/@electric-sql/pglite/package.json'];

/** @param {string} stamp @param {string} current */
export const isStale = (stamp, current) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current;
