// @ts-check
// Builds what is stale: the web app, the server's bundle, and the database that a first start begins with.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPages, pressFiles } from './draw-pages.mjs';
import { databaseSources, fingerprint, isStale } from './stale.mjs';

const shared = [
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'packages/contract/src',
  'packages/language/src',
  'packages/resume/src',
];

/** @type {readonly { name: string, sources: readonly string[], make: (dist: string) => unknown }[]} */
const parts = [
  {
    name: 'web',
    sources: [...shared, 'scripts/draw-pages.mjs', 'apps/web'],
    make: buildWeb,
  },
  {
    name: 'server',
    sources: [...shared, 'apps/server/src', 'packages/documents/src', 'packages/assistant/src'],
    make: async (dist) => (await import('./bundle.mjs')).bundleServer(dist),
  },
  {
    name: 'database',
    sources: databaseSources,
    make: (dist) => run(process.execPath, [`${dist}/build-template.js`, `${dist}/database-template.tar.gz`]),
  },
];

export async function buildStale(dist = 'apps/server/dist') {
  mkdirSync(dist, { recursive: true });
  for (const { name, sources, make } of parts) {
    const stamp = `${dist}/${name}.stamp`;
    const current = fingerprint(sources);
    if (!isStale(stamp, current)) continue;
    process.stdout.write(`Building ${name} …\n`);
    await make(dist);
    writeFileSync(stamp, current);
  }
}

/** @param {string} dist */
async function buildWeb(dist) {
  const [web, drawer] = [resolve(dist, 'web'), resolve(dist, 'web-server')];
  const quietly = ['--emptyOutDir', '--logLevel', 'warn'];
  run('vite', ['build', 'apps/web', '--outDir', web, ...quietly]);
  run('vite', ['build', 'apps/web', '--ssr', 'src/entry-server.tsx', '--outDir', drawer, ...quietly]);
  await drawPages(web, drawer);
  await pressFiles(web);
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale(process.argv[2]);
