// @ts-check
// Opens many connections and holds them, sending nothing or one byte a second; reports when all are open or dropped.
import { connect } from 'node:net';

const [port, times, how] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const request = `GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-filler: ${'x'.repeat(1000)}`;
const giveUpMs = 40_000;
const say = (/** @type {object} */ line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** @type {Map<import('node:net').Socket, number>} */
const held = new Map();
let slowestMs = 0;

const open = () =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      held.set(socket, performance.now());
      done(true);
    });
    socket.on('data', () => undefined);
    socket.on('error', () => done(false));
    socket.on('close', () => {
      const since = held.get(socket);
      if (since !== undefined) slowestMs = Math.max(slowestMs, performance.now() - since);
      held.delete(socket);
    });
  });

let opened = 0;
// In batches, so that the queue of unaccepted connections does not overflow.
for (let n = 0; n < times; n += 250) {
  const portion = await Promise.all(Array.from({ length: Math.min(250, times - n) }, open));
  opened += portion.filter(Boolean).length;
}
say({ opened });

let sent = 0;
const startedAt = performance.now();
const timer = setInterval(() => {
  if (how === 'slow') {
    for (const socket of held.keys()) socket.write(request.charAt(sent % request.length));
    sent += 1;
  }
  if (held.size > 0 && performance.now() - startedAt < giveUpMs) return;
  clearInterval(timer);
  say({ left: held.size, slowestMs: held.size > 0 ? giveUpMs : slowestMs });
  process.exit(0);
}, 1000);
