import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('an answer that is no longer wanted is hung up on, also after memory was tidied', async () => {
  let isAbandoned = false;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write('data: \n\n'), 5);
    response.on('close', () => {
      clearInterval(timer);
      isAbandoned = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const controller = new AbortController();
  try {
    const reader = await open(server.address() as AddressInfo, controller.signal);
    // What only weak references hold goes in the turns after a collection: the answer goes on meanwhile.
    for (let turn = 0; turn < 3; turn += 1) {
      await reader.read();
      collectGarbage();
    }
    await reader.read();
    controller.abort(new Error('nobody waits'));
    await expect.poll(() => isAbandoned).toBe(true);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** In a function of its own, so that nothing of the answer but its reader is left. */
async function open({ port }: AddressInfo, signal: AbortSignal) {
  const { body } = await boundedFetch(`http://127.0.0.1:${port}`, { signal });
  if (!body) throw new Error('an answer has a body');
  return body.getReader();
}
