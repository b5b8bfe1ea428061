import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelledWith } from './cancelled-with.ts';

const app = Fastify({ forceCloseConnections: true });
const signals: AbortSignal[] = [];
app.get('/quick', async (request, reply) => {
  signals.push(cancelledWith(reply));
  return request.raw.socket.listenerCount('close');
});
app.get('/endless', (_request, reply) => {
  signals.push(cancelledWith(reply));
  app.server.emit('begun');
  return new Promise(() => undefined);
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (path: string) => get({ agent, path, host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });

async function readQuick(): Promise<string> {
  const [response] = (await once(ask('/quick'), 'response')) as [IncomingMessage];
  return String(await response.setEncoding('utf8').reduce((text, chunk) => text + chunk, ''));
}

test('a keep-alive connection retains no listeners of its earlier requests', async () => {
  signals.length = 0;
  const first = await readQuick();
  await readQuick();
  expect(await readQuick()).toBe(first);
  agent.destroy();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
});

test('a client that disconnects before the response cancels the work', async () => {
  signals.length = 0;
  const asked = ask('/endless').on('error', () => undefined);
  await once(app.server, 'begun');
  expect(signals[0]?.aborted).toBe(false);
  asked.destroy();
  await once(signals[0] as AbortSignal, 'abort');
});
