// @ts-check
// Runs PostgreSQL itself, off the main event loop, and serves it on a socket.
// Plain JavaScript, because a worker thread must start the same from sources (where no TypeScript loader reaches it) and
// from the bundle, which this file is copied beside.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serveOnSocket } from './socket-server.mjs';

/** @typedef {import('./embedded-postgres.ts').DatabaseWorkerData} DatabaseWorkerData */

/** @type {DatabaseWorkerData} */
const { dataDir, socketPath, template, maxConnections } = workerData;

const db = await PGlite.create({
  // A migration asks for it: searches of the administrators are served by its indexes.
  extensions: { pg_trgm },
  ...(dataDir && { dataDir }),
  ...(template && { loadDataDir: new Blob([await readFile(template)]) }),
});
const stop = await serveOnSocket(db, socketPath, maxConnections);

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
