import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { serverOptions } from '../server-options.ts';
import { LazyLogger } from './lazy-logger.ts';
import { RequestLog } from './request-log.ts';

/** A stream that collects log lines. */
function keepLines(lines: object[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as object);
      done();
    },
  });
}

async function linesOf(level: string, method: 'GET' | 'POST', status: number): Promise<object[]> {
  const lines: object[] = [];
  const app = Fastify({
    logger: { level, stream: keepLines(lines) },
    logController: new RequestLog(),
    childLoggerFactory: (logger, bindings, options) => new LazyLogger(logger, bindings, options),
    genReqId: () => 'the-request',
  });
  app.route({ method, url: '/', handler: (_request, reply) => reply.code(status).send({}) });
  await app.inject({ method, url: '/' });
  await app.close();
  return lines;
}

test.each([
  ['an ordinary GET is not logged', 'info', 'GET', 200, []],
  ['a change is logged', 'info', 'POST', 200, [{ msg: 'answered', status: 200, reqId: 'the-request' }]],
  ['a refusal is logged', 'info', 'GET', 404, [{ msg: 'answered', status: 404 }]],
  ['everything is logged at debug', 'debug', 'GET', 200, [{ msg: 'answered', status: 200, reqId: 'the-request' }]],
] as const)('%s', async (_, level, method, status, expected) => {
  expect(await linesOf(level, method, status)).toMatchObject(expected);
});

test('the log has the path of a request but no credentials', async () => {
  const lines: object[] = [];
  const { logger, ...options } = serverOptions(readConfig({ LOG_LEVEL: 'debug' }));
  const app = Fastify({ ...options, logger: { ...logger, stream: keepLines(lines) } });
  app.get('/reset-password', (request, reply) => {
    request.log.info({ password: 'hush-1', form: { token: 'hush-2' } }, 'said');
    return reply.send({});
  });
  const headers = { cookie: 'session=hush-3', authorization: 'Bearer hush-4' };
  await app.inject({ url: '/reset-password?token=hush-5&email=maya%40example.com', headers });
  await app.close();
  expect(lines).toMatchObject([
    { msg: 'said', password: '[hidden]', form: { token: '[hidden]' } },
    { msg: 'answered', req: { method: 'GET', path: '/reset-password' }, status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hush|maya/);
});
