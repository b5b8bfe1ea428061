import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

test('a stopping process reports not ready, still answers, and closes its connections', async () => {
  const server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<Answer>((done, fail) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume().on('end', () => done({ status: answer.statusCode, connection: answer.headers.connection }));
      }).on('error', fail);
    });

  expect(await ask('/api/ready')).toEqual({ status: 200, connection: 'keep-alive' });
  const closed = server.app.close();
  expect(await ask('/api/ready')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/api/health')).toEqual({ status: 200, connection: 'close' });
  await closed;
  await expect(ask('/api/health')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
  await server.database.close();
});
