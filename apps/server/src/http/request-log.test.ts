import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { LazyLogger } from './lazy-logger.ts';
import { RequestLog } from './request-log.ts';

async function linesOf(level: string, method: 'GET' | 'POST', status: number): Promise<object[]> {
  const lines: object[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as object);
      done();
    },
  });
  const app = Fastify({
    logger: { level, stream },
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
  ['a look is not worth a line', 'info', 'GET', 200, []],
  ['a change is', 'info', 'POST', 200, [{ msg: 'answered', status: 200, reqId: 'the-request' }]],
  ['a refusal is', 'info', 'GET', 404, [{ msg: 'answered', status: 404 }]],
  ['everything is, when asked for', 'debug', 'GET', 200, [{ msg: 'answered', status: 200, reqId: 'the-request' }]],
] as const)('%s', async (_, level, method, status, expected) => {
  expect(await linesOf(level, method, status)).toMatchObject(expected);
});
