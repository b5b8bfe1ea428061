import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { useTestApp } from '../testing/test-app.ts';
import { readWebApp } from '../web-app/web-app.ts';

const server = useTestApp();

const page =
  '<!doctype html><html><head><script>document.documentElement.dataset.theme = "dark"</script>' +
  '<script type="module" src="/assets/main.js"></script></head><body></body></html>';

async function buildWithPage(appUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fitted-page-'));
  writeFileSync(join(folder, 'index.html'), page);
  const { app } = await buildApp({
    ...server.deps,
    config: readConfig({ LOG_LEVEL: 'silent', APP_URL: appUrl }),
    web: readWebApp(folder),
  });
  return app;
}

const ofPages = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "script-src 'self' 'sha256-…'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob: data:",
  "worker-src 'self' blob:",
  'upgrade-insecure-requests',
];
// Responses that are not pages may not run any scripts.
const ofData = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
const [html, json] = ['text/html; charset=utf-8', 'application/json; charset=utf-8'];

test.each([
  ['/', ofPages, html],
  ['/about-us', ofPages, html],
  ['/assets/none.js', ofPages, json],
  ['/api/health', ofData, json],
  ['/api/no-such-call', ofData, json],
  ['/api/docs', ofData, html],
])('%s carries the security headers', async (url, policy, type) => {
  const app = await buildWithPage('https://fitted.example');
  const { headers } = await app.inject(url);
  const sent = String(headers['content-security-policy']).replace(/sha256-[\w+/=]+/, 'sha256-…');
  expect(sent.split('; ')).toEqual(policy);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('plain http sends no HSTS', async () => {
  const { headers } = await (await buildWithPage('http://localhost:3000')).inject('/');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a page path returns the page; an unknown API path or asset does not', async () => {
  const app = await buildWithPage('http://localhost:3000');
  expect((await app.inject('/meet-employers/7')).body).toBe(page);
  for (const url of ['/api/none', '/assets/none.js']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a failure never exposes internal details', async () => {
  const app = await buildWithPage('http://localhost:3000');
  app.get('/api/broken', async () => {
    throw new Error('secret detail of line 42');
  });
  const answer = await app.inject('/api/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('.ts');
});

test.each([
  ['broken JSON', '{"email": ', 'application/json', 400],
  ['no JSON at all', '<xml/>', 'text/xml', 415],
  ['too much', JSON.stringify({ email: 'x'.repeat(4_000_000) }), 'application/json', 413],
])('%s is refused with our own message', async (_case, payload, type, status) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toHaveProperty('code');
});
