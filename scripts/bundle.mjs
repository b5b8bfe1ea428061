// @ts-check
import { cpSync } from 'node:fs';
import { build } from 'esbuild';

/** The programs of the product: the server, its commands, and the code that runs in separate processes. */
const programs = {
  main: 'apps/server/src/main.ts',
  backup: 'apps/server/src/db/backup.cli.ts',
  account: 'apps/server/src/features/accounts/account.cli.ts',
  'build-template': 'apps/server/src/db/build-template.cli.ts',
  'reader-child': 'packages/documents/src/isolation/reader-child.ts',
  'writer-child': 'packages/documents/src/isolation/writer-child.ts',
  'text-child': 'apps/server/src/adapters/text-work/text-child.ts',
  'page-child': 'apps/server/src/features/collection/pages/page-child.ts',
  'posting-child': 'apps/server/src/features/job-import/posting-child.ts',
};

/**
 * Bundles the programs, and any given in `more`, into a folder of this project.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [more]
 */
export async function bundleServer(folder, more = {}) {
  await build({
    entryPoints: { ...programs, ...more },
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Without the sources, which every start would read: places in a stack are told all the same.
    sourcemap: true,
    sourcesContent: false,
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
  cpSync('apps/server/src/db/migrations', `${folder}/migrations`, { recursive: true });
  for (const name of ['database-worker.mjs', 'socket-server.mjs'])
    cpSync(`apps/server/src/db/embedded/${name}`, `${folder}/${name}`);
}
