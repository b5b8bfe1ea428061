import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveMetrics } from './metrics.ts';

const here = '127.0.0.1';
const elsewhere = '203.0.113.9';

test.each([
  ['this machine', { token: undefined, trustProxy: false }, here, undefined, 200],
  ['this machine over IPv6', { token: undefined, trustProxy: false }, '::1', undefined, 200],
  [
    'this machine as an IPv4-mapped address',
    { token: undefined, trustProxy: false },
    '::ffff:127.0.0.1',
    undefined,
    200,
  ],
  ['another machine', { token: undefined, trustProxy: false }, elsewhere, undefined, 404],
  ['another machine with the token', { token: 'secret', trustProxy: false }, elsewhere, 'Bearer secret', 200],
  ['with another token', { token: 'secret', trustProxy: false }, elsewhere, 'Bearer secrer', 404],
  ['with a token where none is set', { token: undefined, trustProxy: false }, elsewhere, 'Bearer ', 404],
  ['this machine when a token is required', { token: 'secret', trustProxy: false }, here, undefined, 404],
  ['this machine with the token', { token: 'secret', trustProxy: false }, here, 'Bearer secret', 200],
  ['a proxy, which forwards for anyone', { token: 'secret', trustProxy: true }, here, undefined, 404],
  ['a proxy with the token', { token: 'secret', trustProxy: true }, here, 'Bearer secret', 200],
])('%s', async (_, options, remoteAddress, authorization, status) => {
  const app = Fastify();
  serveMetrics(app, options);
  const headers = authorization === undefined ? {} : { authorization };
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
  expect(statusCode).toBe(status);
  expect(body.includes('process_resident_memory_bytes')).toBe(status === 200);
  await app.close();
});

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'a request forwarded by an untrusted proxy with %s does not count as local',
  async (header) => {
    const app = Fastify();
    serveMetrics(app, { token: undefined, trustProxy: false });
    const asked = { url: '/metrics', remoteAddress: here };
    expect((await app.inject({ ...asked, headers: { [header]: elsewhere } })).statusCode).toBe(404);
    expect((await app.inject(asked)).statusCode).toBe(200);
    await app.close();
  },
);
