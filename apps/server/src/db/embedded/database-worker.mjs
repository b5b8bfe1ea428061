// @ts-check
// Runs PostgreSQL itself, off the main event loop, and serves it on a socket. Plain JavaScript, because a worker thread
// must start in the same way from sources (where no TypeScript loader applies to it) and from the bundle, next to which
// this file is copied.
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serveOnSocket } from './socket-server.mjs';

/** @typedef {import('./database-thread.ts').DatabaseWorkerData} DatabaseWorkerData */

/** @type {DatabaseWorkerData} */
const { dataDir, socketPath, template, maxConnections } = workerData;

// PGlite sets the mode of each file it creates explicitly, ignoring the umask, and makes it readable by everyone.
// This patches only this thread's copy of the module.
for (const name of /** @type {const} */ (['chmodSync', 'fchmodSync'])) {
  const change = /** @type {(file: any, mode: number) => void} */ (fs[name]);
  fs[name] = (/** @type {any} */ file, /** @type {any} */ mode) => change(file, mode & 0o700);
}
syncBuiltinESMExports();

const db = await PGlite.create({
  // Required by a migration: its indexes serve the administrators' searches.
  extensions: { pg_trgm },
  ...(dataDir && { dataDir }),
  ...(template && { loadDataDir: new Blob([await readFile(template)]) }),
});
// After a panic the session no longer responds; a new thread recovers from what is on disk.
const stop = await serveOnSocket(db, socketPath, maxConnections, () => process.exit(1));

parentPort?.on('message', async (/** @type {'close' | 'dump'} */ message) => {
  if (message === 'dump') {
    const dump = await db.dumpDataDir('gzip');
    parentPort?.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    return;
  }
  await stop();
  await db.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
parentPort?.postMessage('ready');
