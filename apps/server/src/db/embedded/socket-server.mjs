// @ts-check
// Serves one PGlite to many connections of the PostgreSQL protocol. PGlite has one session and one unnamed statement,
// so related messages must not be interleaved: everything a client sends up to its Sync is run as one batch, and a
// transaction has the database to itself until it ends. (The library's own socket server queues single messages, so
// under load one client's parameters reach another's statement.)
import { createServer } from 'node:net';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {{ socket: import('node:net').Socket, isStarted: boolean, received: Buffer, batch: Uint8Array[] }} Client */
/** @typedef {{ client: Client, messages: readonly Uint8Array[], isComplete: boolean }} Batch */

const sslRequest = 80_877_103;
const cancelRequest = 80_877_102;
/** Parse, Bind, Describe, Execute, Close: the exchange is not complete until the Sync that follows them. */
const waitsForMore = new Set(['P', 'B', 'D', 'E', 'C']);

/** The severity field of an error. Stored text cannot contain the zero bytes around it. */
const panic = Buffer.from('\0VPANIC\0');

/** @param {PGlite} db @param {string} path @param {number} maxConnections @param {() => void} onPanic */
export async function serveOnSocket(db, path, maxConnections, onPanic) {
  /** @type {Batch[]} */
  const queue = [];
  /**
   * @type {Client | null} The client that has the session, because of an open transaction or an incomplete exchange.
   */
  let owner = null;
  let isRunning = false;
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();

  const takeNext = () => {
    const at = owner ? queue.findIndex(({ client }) => client === owner) : 0;
    return at >= 0 ? queue.splice(at, 1)[0] : undefined;
  };

  const runQueue = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next = takeNext(); next; next = takeNext()) await runBatch(next);
    isRunning = false;
  };

  const runBatch = async (/** @type {Batch} */ { client, messages, isComplete }) => {
    const onRawData = (/** @type {Uint8Array} */ data) => {
      const answer = Buffer.from(data);
      if (client.socket.writable) client.socket.write(answer);
      if (answer.includes(panic)) onPanic();
    };
    try {
      for (const message of messages) await db.execProtocolRawStream(message, { onRawData });
      owner = !isComplete || db.isInTransaction() ? client : null;
    } catch {
      client.socket.destroy();
    }
    if (client.socket.destroyed) await forget(client);
  };

  const forget = async (/** @type {Client} */ client) => {
    for (let at = queue.length - 1; at >= 0; at -= 1) if (queue[at]?.client === client) queue.splice(at, 1);
    if (owner !== client) return;
    if (db.isInTransaction()) await db.exec('rollback');
    owner = null;
  };

  const server = createServer((socket) => {
    /** @type {Client} */
    const client = { socket, isStarted: false, received: Buffer.alloc(0), batch: [] };
    sockets.add(socket);
    socket.on('data', (chunk) => {
      client.received = Buffer.concat([client.received, chunk]);
      for (let message = takeMessage(client); message; message = takeMessage(client)) collect(client, message, queue);
      void runQueue();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', async () => {
      sockets.delete(socket);
      if (!isRunning) await forget(client);
      void runQueue();
    });
  });
  server.maxConnections = maxConnections;
  await new Promise((done) => server.listen(path, () => done(undefined)));

  return async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

/** The first messages of a connection have no type byte. @param {Client} client @returns {Uint8Array | undefined} */
function takeMessage(client) {
  const { received, isStarted } = client;
  const header = isStarted ? 1 : 0;
  if (received.length < header + 4) return undefined;
  const length = header + received.readInt32BE(header);
  if (received.length < length) return undefined;
  client.received = received.subarray(length);
  return new Uint8Array(received.subarray(0, length));
}

/** @param {Client} client @param {Uint8Array} message @param {Batch[]} queue */
function collect(client, message, queue) {
  if (!client.isStarted) {
    const code = Buffer.from(message).readInt32BE(4);
    if (code === sslRequest) return void client.socket.write('N');
    if (code === cancelRequest) return void client.socket.end();
    client.isStarted = true;
    return void queue.push({ client, messages: [message], isComplete: true });
  }
  const type = String.fromCharCode(message[0] ?? 0);
  if (type === 'X') return void client.socket.end();
  client.batch.push(message);
  if (waitsForMore.has(type)) return;
  // After a Flush the client reads the responses and then continues, so it keeps the session until its Sync.
  queue.push({ client, messages: client.batch, isComplete: type !== 'H' });
  client.batch = [];
}
