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

const host = 'host: 127.0.0.1\r\n';
const health = `GET /api/health HTTP/1.1\r\n${host}connection: close\r\n\r\n`;

/** The head and the body of an upload that is refused for its name. */
function refusedUpload(bodyBytes: number): [head: string, body: string] {
  const opening =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="resume.exe"\r\ncontent-type: text/plain\r\n\r\n';
  const body = `${opening}${'x'.repeat(bodyBytes)}\r\n--b--\r\n`;
  const head = `POST /api/parse-resume HTTP/1.1\r\n${host}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
  return [head, body];
}

/** Sends one text, and the other when an answer has come. Returns the status lines of all responses. */
function send(atOnce: string, afterAnswer?: string): Promise<string[]> {
  return new Promise((done, fail) => {
    let answer = '';
    let rest = afterAnswer;
    const socket = connect(port, '127.0.0.1', () => socket.write(atOnce));
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      answer += piece;
      if (rest !== undefined) socket.write(rest);
      rest = undefined;
    });
    socket.on('end', () => done(answer.match(/HTTP\/1\.1 \d{3}/gu) ?? []));
    socket.on('error', fail);
  });
}

test.each([1000, 300_000, 2_000_000])(
  'after a refused upload of %i bytes, the connection serves the next request',
  async (bytes) => {
    const [head, body] = refusedUpload(bytes);
    expect(await send(head + body + health)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  },
);

test('a refusal reaches a client that is still sending, which may then send the rest', async () => {
  const [head, body] = refusedUpload(2_000_000);
  const sent = head + body.slice(0, 100_000);
  expect(await send(sent, body.slice(100_000) + health)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
});
