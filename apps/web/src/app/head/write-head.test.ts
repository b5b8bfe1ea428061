import { expect, test } from 'vitest';
import { fillTemplate, postponeCode } from '../drawing/page-template.ts';
import { escapeJson, writeHead } from './write-head.ts';

const facts = {
  path: '/about-us',
  language: 'de',
  origin: 'https://fitted.example',
  title: 'Über uns · Fitted',
  description: 'Wer wir sind',
  picture: '/share/de.jpg',
  isMissing: false,
} as const;

test('a page names itself, its other languages and its picture', () => {
  const head = writeHead(facts);
  expect(head).toContain('<title>Über uns · Fitted</title>');
  expect(head).toContain('<link rel="canonical" href="https://fitted.example/de/about-us">');
  expect(head).toContain('<link rel="alternate" hreflang="ja" href="https://fitted.example/ja/about-us">');
  expect(head).toContain('<meta property="og:image" content="https://fitted.example/share/de.jpg">');
  expect(head).not.toContain('noindex');
});

test.each([
  ['what is missing', { isMissing: true }],
  ['a private page', { path: '/dashboard' }],
  ['signing in', { path: '/auth' }],
])('%s is not to be listed', (_, differing) => {
  const head = writeHead({ ...facts, ...differing });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/canonical|hreflang|og:/);
});

test('nothing that people write becomes markup', () => {
  const evil = '</title><script>alert(1)</script>"';
  const head = writeHead({ ...facts, title: evil, description: evil, structuredData: { name: evil }, picture: evil });
  expect(head).not.toContain('<script>');
  expect(head).not.toMatch(/content="[^"]*</);
  expect(escapeJson({ name: '</script>' })).toBe('{"name":"\\u003c/script>"}');
});

test('the template takes its parts as they are', () => {
  const template =
    '<html lang="en"><head><!--head-->\n<title>x</title>\n<!--/head--></head><body><div><!--body--></div></body></html>';
  expect(fillTemplate(template, { language: 'fr', head: '<h>$&</h>', body: "$'$1", tail: '<t>' })).toBe(
    '<html lang="fr"><head><h>$&</h></head><body><div>$\'$1</div><t></body></html>',
  );
});

test('the code of a drawn page is listed, what is imported first, and nothing asks for it', () => {
  const template = [
    '<head><script>/* theme */</script>',
    '<script type="module" crossorigin src="/assets/index.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/base.js">',
    '<link rel="preload" as="font" href="/assets/inter.woff2" crossorigin></head>',
  ].join('\n    ');
  const page = postponeCode(template, ['assets/home.js']);
  expect(page).toContain('{"scripts":["/assets/base.js","/assets/index.js"],"modules":["/assets/home.js"]}</script>');
  expect(page).not.toMatch(/type="module"|modulepreload/);
  expect(page).toContain('/* theme */');
  expect(page).toContain('inter.woff2');
});
