import { logout } from '@fitted/contract/account/auth';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const server = useTestApp();

test.each([
  ['a cross-site form', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['an old browser on another site', { origin: 'https://elsewhere.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
  ['our own page under another host name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
  ['a script without a browser', {}, 200],
])('%s', async (_case, headers: Record<string, string>, status) => {
  const answer = await server.call(logout, { headers });
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.error.code).toBe('cross_origin');
});
