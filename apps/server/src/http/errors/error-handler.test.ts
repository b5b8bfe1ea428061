import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createDiskWatch } from '../../db/disk-watch.ts';
import { AppError } from '../../errors/app-error.ts';
import { installErrorHandler } from './error-handler.ts';

const lines: { level: number; msg: string }[] = [];
const stream = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const logController = new LogController({ disableRequestLogging: true });
const app = Fastify({ logger: { level: 'info', stream }, logController });
installErrorHandler(app, createDiskWatch(undefined));
app.get('/unforeseen', () => Promise.reject(new Error('a bug')));
app.get('/foreseen', () => Promise.reject(new AppError('job_not_fetched')));
app.get<{ Params: { code: string } }>('/database/:code', ({ params }) =>
  Promise.reject(new Error('drizzle', { cause: Object.assign(new Error('postgres'), params) })),
);
app.get('/refused', () => Promise.reject(new AppError('not_signed_in')));
app.get('/gone', (request) => {
  request.raw.socket.destroy();
  return Promise.reject(new Error('the client went away'));
});
afterAll(() => app.close());

test.each([
  ['/unforeseen', 50],
  ['/foreseen', 40],
  ['/refused', undefined],
])('%s is logged with level %s', async (url, level) => {
  lines.length = 0;
  await app.inject({ url });
  expect(lines[0]?.level).toBe(level);
});

test.each([
  ['a NUL in a text', '22021', 400],
  ['a lone surrogate in JSON', '22P02', 400],
  ['an untranslatable escape', '22P05', 400],
  ['an unreadable date', '22007', 400],
  ['an impossible date', '22008', 400],
  ['a faulty statement', '42601', 500],
])('%s (%s) is answered with %i', async (_what, code, status) => {
  expect((await app.inject({ url: `/database/${code}` })).statusCode).toBe(status);
});

test('a client that disconnected is not logged as an error', async () => {
  lines.length = 0;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(fetch(`http://127.0.0.1:${port}/gone`)).rejects.toThrow();
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
