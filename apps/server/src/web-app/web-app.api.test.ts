import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { newsArticles } from '../db/schema/news.ts';
import { useTestApp } from '../testing/test-app.ts';
import { readWebApp } from './web-app.ts';

const server = useTestApp();
let app: FastifyInstance;

/** Has the shape of the web app's build, with pages that say how they were rendered. */
const bundle = `
export const languages = ['en', 'de'];
export const listedPaths = ['/', '/news'];
export const addressIn = (language, path) => (language === 'en' ? path : '/' + language + path);
export const splitLanguage = (path) => {
  const found = /^\\/(en|de)(\\/.*)?$/.exec(path);
  return found ? { language: found[1], basename: '/' + found[1], path: found[2] || '/' } : { basename: '', path };
};
export const createDrawer = () => ({
  kindOf: (path) => ({ '/': 'built', '/about-us': 'built', '/contact': 'built', '/news': 'live', '/broken': 'live', '/dashboard': 'app' })[path] ?? 'missing',
  draw: async ({ path, search, language, basename, load }) => {
    if (path === '/broken') throw new Error('broken on purpose');
    const answer = path === '/news' ? (await (await load('/api/news?limit=1')).json()).news.length : 0;
    return { status: 200, html: ['drawn', path, search, language, basename, answer].join(' ') };
  },
});`;

const page = (words: string) => `<html><head></head><body>${words}</body></html>`;

beforeAll(async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'fitted-web-')), 'web');
  const files = {
    'web/index.html': page('template'),
    'web/assets/a-1.js': 'export const a = 1;',
    'web-server/package.json': '{"type":"module"}',
    'web-server/entry-server.js': bundle,
    'web-server/template.html': '',
    'web-server/manifest.json': '{}',
    'web-server/pages/plain/index.html': page('plain https://origin.invalid/'),
    'web-server/pages/plain/about-us.html': page('plain about'),
    'web-server/pages/plain/contact.html': page('support@fitted.example, privacy@fitted.example'),
    'web-server/pages/plain/404.html': page('nothing here'),
    'web-server/pages/de/about-us.html': page('über uns'),
    'web-server/pages/de/404.html': page('nichts hier'),
    'web-server/pages/en/shell.html': page('shell en'),
    'web-server/pages/de/shell.html': page('shell de'),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, '..', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('export const a = 1;'));
  ({ app } = await buildApp({
    ...server.deps,
    config: readConfig({
      LOG_LEVEL: 'silent',
      APP_URL: 'https://fitted.example',
      SITE_VERIFICATION: 'say "yes"',
      SUPPORT_EMAIL: 'help@operator.test',
      AD_NETWORK_SCRIPT_URL: 'https://ads.example/a.js?x=1&y=2',
    }),
    web: readWebApp(folder),
  }));
});

const member = { has_session: '1' };
const german = { language: 'de' };

test.each([
  ['a page of the build', '/about-us', {}, 200, 'plain about'],
  ['the same with a slash', '/about-us/', {}, 200, 'plain about'],
  ['the same with parameters that mean nothing to it', '/about-us?utm_source=x', {}, 200, 'plain about'],
  ['in the language of its address', '/de/about-us', {}, 200, 'über uns'],
  ['whatever was chosen', '/de/about-us', { language: 'en' }, 200, 'über uns'],
  ['a plain address in the language that was chosen', '/about-us', german, 200, 'drawn /about-us  de  0'],
  ['not in a language that we do not speak', '/about-us', { language: '../etc' }, 200, 'plain about'],
  ['with the tab that the address names', '/about-us?tab=team', {}, 200, 'drawn /about-us ?tab=team en  0'],
  ['without what cannot be a tab', '/about-us?tab=<b>', {}, 200, 'plain about'],
  ['with its own address', '/', {}, 200, 'plain https://fitted.example/'],
  ['with the addresses of who runs it', '/contact', {}, 200, 'help@operator.test, help@operator.test'],
  ['a page with data', '/news?search=x', {}, 200, 'drawn /news ?search=x en  1'],
  ['a page with data, in a language', '/de/news', {}, 200, 'drawn /news  de /de 1'],
  ['a page that fails to be drawn', '/broken', {}, 200, 'shell en'],
  ['a private page', '/de/dashboard', {}, 200, 'shell de'],
  ['any page for whoever may be signed in', '/about-us', { ...member, ...german }, 200, 'shell de'],
  ['an address that leads nowhere', '/no/such/page', {}, 404, 'nothing here'],
  ['an address that leads nowhere, in a language', '/de/nothing', member, 404, 'nichts hier'],
  ['the template', '/index.html', {}, 404, 'nothing here'],
])('%s', async (_, url, cookies, status, words) => {
  const answer = await app.inject({ url, cookies });
  expect(answer.body).toContain(words);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.vary).toBe('accept-encoding, cookie');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page is pressed for those who take it so, and not sent twice', async () => {
  const pressed = await app.inject({ url: '/about-us', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(pressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toContain('plain about');
  expect(
    (await app.inject({ url: '/about-us', headers: { 'accept-encoding': 'br;q=0, gzip' } })).headers,
  ).toMatchObject({
    'content-encoding': 'gzip',
  });
  const known = { 'if-none-match': String(pressed.headers.etag) };
  expect((await app.inject({ url: '/about-us', headers: known })).statusCode).toBe(304);
  expect((await app.inject({ url: '/de/about-us', headers: known })).statusCode).toBe(200);
});

test('files with a hash in their name are pressed by the build and kept for a year', async () => {
  const { headers } = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
  expect((await app.inject('/assets/a-1.js')).body).toBe('export const a = 1;');
});

test('what comes with such a file is not more than the file', async () => {
  const { headers } = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  // Node adds the keep-alive headers.
  expect(sent.join('').length + 'connection: keep-alive\r\nkeep-alive: timeout=10\r\n'.length).toBeLessThan(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('every head tells the script where visitors write to', async () => {
  const { body } = await app.inject({ url: '/dashboard', cookies: german });
  expect(body).toContain('<meta name="fitted:support" content="help@operator.test">');
  expect(body).toContain('<meta name="fitted:privacy" content="help@operator.test">');
});

test('every head has what the search console and the advertisement network ask for', async () => {
  const { body, headers } = await app.inject('/de/about-us');
  expect(body).toContain('<meta name="google-site-verification" content="say &quot;yes&quot;">');
  expect(body).toContain('<script async crossorigin="anonymous" src="https://ads.example/a.js?x=1&amp;y=2"></script>');
  expect(headers['content-security-policy']).toContain('https://ads.example');
});

test('search engines are told what there is', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://fitted.example/sitemap.xml');
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain(
    '<loc>https://fitted.example/de/news</loc><xhtml:link rel="alternate" hreflang="en" href="https://fitted.example/news"/>',
  );
  expect(body).toMatch(/<loc>https:\/\/fitted\.example\/meet-employers\/\d+<\/loc><lastmod>\d{4}-/);
  expect(body).toMatch(/<loc>https:\/\/fitted\.example\/news\/[\w-]+<\/loc>/);
});

test('the list of everything is made once an hour, however often it is asked for', async () => {
  const { body } = await app.inject('/sitemap.xml');
  const articles = await server.database.db.delete(newsArticles).returning();
  expect((await app.inject('/sitemap.xml')).body).toBe(body);
  await server.database.db.insert(newsArticles).overridingSystemValue().values(articles);
});
