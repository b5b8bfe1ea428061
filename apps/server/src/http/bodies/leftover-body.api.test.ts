import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let port = 0;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.app.close();
  await server.database.close();
});

/** A refused upload followed by a plain request on the same connection, as browsers do. Returns the status lines of both responses. */
function refuseThenAsk(bodyBytes: number): Promise<string[]> {
  const opening =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="resume.exe"\r\ncontent-type: text/plain\r\n\r\n';
  const closing = '\r\n--b--\r\n';
  const body = `${opening}${'x'.repeat(bodyBytes)}${closing}`;
  const host = 'host: 127.0.0.1\r\n';
  const first = `POST /api/parse-resume HTTP/1.1\r\n${host}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  const second = `GET /api/health HTTP/1.1\r\n${host}connection: close\r\n\r\n`;
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(first + body + second));
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    socket.on('end', () => done(answer.match(/HTTP\/1\.1 \d{3}/gu) ?? []));
    socket.on('error', fail);
  });
}

test.each([1000, 300_000, 2_000_000])(
  'after a refused upload of %i bytes, the connection serves the next request',
  async (bytes) => {
    expect(await refuseThenAsk(bytes)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  },
);
