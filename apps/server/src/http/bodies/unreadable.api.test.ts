import { connect } from 'node:net';
import { login } from '@fitted/contract/account/auth';
import { allRoutes } from '@fitted/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { bodyLimitOf, maxBodyBytes } from './body-limit.ts';

const server = useTestApp();
let port = 0;
beforeAll(async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => server.app.close());

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['an undecodable path', 'GET /api/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'malformed'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
  ['a malformed header', 'GET /api/health HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', 400, 'malformed'],
  ['oversized headers', `GET /api/health HTTP/1.1\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`, 413, 'too_large'],
])('%s is answered with our headers and codes', async (_case, sent, status, code) => {
  const [head = '', body = ''] = (await sendRaw(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(JSON.parse(body)).toMatchObject({ code });
});

const post = (url: string, payload: string, type = 'application/json') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('deeply nested JSON is refused before it is parsed', async () => {
  const deep = `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)},"password":"x"}`;
  const answer = await post('/api/login', deep);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
});

test('brackets inside a string do not count as nesting', async () => {
  const answer = await post('/api/login', JSON.stringify({ email: `${'[{'.repeat(100)}\\"`, password: 'x' }));
  expect(answer.json().code).toBe('invalid_credentials');
});

test.each(['{"email":"a\\ud800b","password":"x"}', '{"a\\udc00":1}', '{"email":{"deep":["\\uDBFF"]}}'])(
  'a lone surrogate is refused: %s',
  async (body) => {
    const answer = await post('/api/login', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
  },
);

test('a surrogate pair is accepted', async () => {
  const answer = await post('/api/login', '{"email":"\\ud83d\\ude00","password":"x"}');
  expect(answer.json().code).toBe('invalid_credentials');
});

test.each([
  ['without an end', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nJane', 'b'],
  ['with a broken head', '--b\r\n\r\n\r\n\r\n--b--', 'b'],
  ['without a boundary', 'anything', ''],
  ['with nothing in it', '', 'b'],
])('a form %s is refused, without a server error', async (_case, body, boundary) => {
  const type = `multipart/form-data${boundary && `; boundary=${boundary}`}`;
  const answer = await post('/api/parse-resume', body, type);
  expect(answer.statusCode).toBe(400);
  expect(['malformed', 'invalid']).toContain(answer.json().code);
});

test('a route that takes no resume does not accept megabytes', async () => {
  const answer = await post('/api/login', JSON.stringify({ email: 'x'.repeat(100_000), password: 'x' }));
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  expect(bodyLimitOf(login)).toBeLessThan(64 * 1024);
});

/** Routes that take a resume, its versions, a file, a picture, a list of many rows or a signed event. */
const large = [
  '/api/admin/site-settings',
  '/api/applications/import',
  '/api/chat',
  '/api/download-resume/:format',
  '/api/improve-resume',
  '/api/own-document',
  '/api/parse-resume',
  '/api/resume-pages',
  '/api/stated-facts/take-back',
  '/api/stripe/webhook',
  '/api/user/:id',
];

test.each(
  allRoutes.filter(({ body, path }) => body && !large.includes(path)).map((route) => [route.path, route] as const),
)('%s has a longest body of its own', (_path, route) => {
  expect(bodyLimitOf(route)).toBeLessThan(maxBodyBytes);
});
