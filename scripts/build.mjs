// @ts-check
// Builds what is stale: the web app, the server's bundle, and the database that a first start begins with.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint, isStale } from './stale.mjs';

const dist = 'apps/server/dist';
const shared = ['package-lock.json', 'scripts/build.mjs', 'packages/contract/src', 'packages/resume/src'];

/** @type {readonly { name: string, sources: readonly string[], make: () => unknown }[]} */
const parts = [
  {
    name: 'web',
    sources: [...shared, 'apps/web'],
    make: () => {
      run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
      rmSync(`${dist}/web`, { recursive: true, force: true });
      cpSync('apps/web/dist', `${dist}/web`, { recursive: true });
    },
  },
  {
    name: 'server',
    sources: [...shared, 'apps/server/src', 'packages/documents/src', 'packages/assistant/src'],
    make: bundleServer,
  },
  {
    name: 'database',
    sources: ['apps/server/src/db/migrations', 'node_modules/@electric-sql/pglite/package.json'],
    make: () => run(process.execPath, [`${dist}/build-template.js`, `${dist}/database-template.tar.gz`]),
  },
];

export async function buildStale() {
  mkdirSync(dist, { recursive: true });
  for (const { name, sources, make } of parts) {
    const stamp = `${dist}/${name}.stamp`;
    const current = fingerprint(sources);
    if (!isStale(stamp, current)) continue;
    process.stdout.write(`Building ${name} …\n`);
    await make();
    writeFileSync(stamp, current);
  }
}

async function bundleServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: 'apps/server/src/main.ts',
      'build-template': 'apps/server/src/db/build-template.cli.ts',
      'reader-child': 'packages/documents/src/isolation/child.ts',
    },
    outdir: dist,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    splitting: true,
    logLevel: 'warning',
    // Our own packages are sources to bundle; everything else is loaded from node_modules, natives and WebAssembly included.
    plugins: [
      {
        name: 'externals',
        setup: (api) =>
          api.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@fitted/') || kind === 'entry-point' ? null : { path, external: true },
          ),
      },
    ],
  });
  cpSync('apps/server/src/db/migrations', `${dist}/migrations`, { recursive: true });
  for (const name of ['database-worker.mjs', 'socket-server.mjs'])
    cpSync(`apps/server/src/db/embedded/${name}`, `${dist}/${name}`);
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale();
