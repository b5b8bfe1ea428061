import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Lookup } from './checked-target.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

/** A request that reaches this listener has got past the guard. */
let canary: Server;
let open: Server;
let contacts = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  canary = createServer((_request, response) => {
    contacts += 1;
    response.end('secret');
  });
  open = createServer((request, response) => answer(request, response));
  await Promise.all([listen(canary), listen(open)]);
});
afterAll(() => {
  canary.close();
  open.close();
  open.closeAllConnections();
});
beforeEach(() => {
  contacts = 0;
  answer = (_request, response) => void response.end('hello');
});

const loopback: Lookup = async () => [{ address: '127.0.0.1', family: 4 }];
const fetchWith = (lookup: Lookup = loopback) =>
  createGuardedFetch({
    allowHosts: [`127.0.0.1:${portOf(open)}`, `allowed.example:${portOf(open)}`],
    userAgent: 'Fitted',
    lookup,
  });
const openUrl = () => `http://127.0.0.1:${portOf(open)}/`;

const spellings = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://127.1:${port}/`,
  `http://0:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://[::7f00:1]:${port}/`,
  `http://[64:ff9b::7f00:1]:${port}/`,
  `http://[2002:7f00:1::]:${port}/`,
  `http://127。0。0。1:${port}/`,
  `http://①②⑦.0.0.1:${port}/`,
  `http://user:pass@127.0.0.1:${port}/`,
  `http://127.0.0.1.:${port}/`,
];

const standardPorts = [
  'http://127.0.0.1/',
  'http://10.0.0.1/',
  'http://172.16.5.5/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'https://[::1]/',
];

test('no spelling of a private address reaches it', async () => {
  for (const url of [...spellings(portOf(canary)), ...standardPorts])
    await expect(fetchWith()(url), url).rejects.toMatchObject({ reason: expect.stringMatching(/refused|unreachable/) });
  expect(contacts).toBe(0);
});

test.each([
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com/',
  'javascript:alert(1)',
  'not an address',
  '',
])('%s is refused', async (url) => {
  await expect(fetchWith()(url)).rejects.toMatchObject({ reason: 'refused' });
});

test.each(['8080', '22', '25', '6379', '3306'])('port %s of a public host is refused', async (port) => {
  const lookup: Lookup = async () => [{ address: '93.184.215.14', family: 4 }];
  await expect(fetchWith(lookup)(`http://public.example:${port}/`)).rejects.toMatchObject({ reason: 'refused' });
});

test('a name with one public and one private address is refused', async () => {
  const lookup: Lookup = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  await expect(fetchWith(lookup)('http://mixed.example/')).rejects.toMatchObject({ reason: 'refused' });
});

test('a name is resolved once: what it answers the second time does not matter', async () => {
  let calls = 0;
  const lookup: Lookup = async () => {
    calls += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const { body } = await fetchWith(lookup)(`http://allowed.example:${portOf(open)}/`);
  expect(Buffer.from(body).toString()).toBe('hello');
  expect(calls).toBe(1);
});

test('a redirect to a private address is refused at its hop', async () => {
  answer = (_request, response) =>
    void response.writeHead(302, { location: `http://127.0.0.1:${portOf(canary)}/` }).end();
  await expect(fetchWith()(openUrl())).rejects.toMatchObject({ reason: 'refused' });
  expect(contacts).toBe(0);
});

test('endless redirects end', async () => {
  answer = (_request, response) => void response.writeHead(302, { location: '/again' }).end();
  await expect(fetchWith()(openUrl())).rejects.toMatchObject({ reason: 'too_many_redirects' });
});

test.each([
  ['declared', (response: ServerResponse) => void response.writeHead(200, { 'content-length': '99999999' }).end()],
  ['undeclared', (response: ServerResponse) => void response.end(Buffer.alloc(3 * 1024 * 1024))],
  [
    'compressed',
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * 1024 * 1024))),
  ],
])('a huge body, %s, is cut off', async (_case, send) => {
  answer = (_request, response) => send(response);
  await expect(fetchWith()(openUrl())).rejects.toMatchObject({
    reason: expect.stringMatching(/too_large|unreachable/),
  });
});

test('a body that never ends runs into the deadline', async () => {
  answer = (_request, response) => {
    response.writeHead(200);
    response.write('x');
  };
  await expect(fetchWith()(openUrl(), { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
});

const never = () => new Promise<never>(() => undefined);

test('a name that nobody answers for runs into the deadline', async () => {
  await expect(fetchWith(never)('http://silent.example/', { timeoutMs: 50 })).rejects.toMatchObject({
    reason: 'timeout',
  });
});

test('a name that cannot be found is not reached', async () => {
  const lookup: Lookup = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(fetchWith(lookup)('http://missing.example/')).rejects.toMatchObject({ reason: 'unreachable' });
});

test('names wait for a place, one that is slow holds up none of the others, and none takes a place too late', async () => {
  const begun: string[] = [];
  const slow = new EventEmitter();
  const lookup = fewAtATime(async (hostname, signal) => {
    begun.push(hostname);
    if (hostname.endsWith('slow.example')) await once(slow, 'found');
    return loopback(hostname, signal);
  }, 2);
  const fetching = fetchWith(lookup);
  const first = fetching('http://slow.example/');
  expect((await fetching(`http://allowed.example:${portOf(open)}/`)).status).toBe(200);
  const second = fetching('http://as.slow.example/');
  await expect(fetching('http://late.example/', { timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' });
  const next = fetching(`http://allowed.example:${portOf(open)}/`);
  expect(begun).toEqual(['slow.example', 'allowed.example', 'as.slow.example']);
  slow.emit('found');
  for (const waited of [first, second]) await expect(waited).rejects.toMatchObject({ reason: 'refused' });
  expect((await next).status).toBe(200);
  expect(begun).toEqual(['slow.example', 'allowed.example', 'as.slow.example', 'allowed.example']);
});

test('the caller can stop it', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const fetching = fetchWith()(openUrl(), { signal: stop.signal });
  stop.abort();
  await expect(fetching).rejects.toMatchObject({ reason: 'cancelled' });
});

test('a compressed body of ordinary size is unpacked', async () => {
  answer = (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
  const { body } = await fetchWith()(openUrl());
  expect(Buffer.from(body).toString()).toBe('unpacked');
});
