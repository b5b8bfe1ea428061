import { expect, test } from 'vitest';
import english from '../i18n/en/meta.json';
import { languages } from '../lib/format/languages.ts';
import { pageLinks } from './head/page-links.ts';
import { builtPages, findPublicPage, isOneOfMany, livePages, unlistedPages } from './public-pages.ts';
import { routes } from './routes.tsx';

const pages = [...builtPages, ...livePages];

test('every public route is drawn for search engines, but for links that were mailed to one person', () => {
  const open = routes.filter(({ path, access }) => access === 'public' && !path.startsWith('/dev/'));
  const drawn = pages.map(({ path }) => path);
  expect(open.map(({ path }) => path).filter((path) => !drawn.includes(path))).toEqual(['/reset-password']);
  expect(drawn.filter((path) => !open.some((route) => route.path === path))).toEqual([]);
});

test('every page that is to be found is described', () => {
  const listed = pages.filter((page) => !unlistedPages.has(page.id) && !isOneOfMany(page));
  expect(Object.keys(english).sort()).toEqual(listed.map(({ id }) => id).sort());
});

test.each([
  ['/about-us', 'en', '/about-us'],
  ['/about-us', 'de', '/de/about-us'],
  ['/', 'ja', '/ja/'],
  ['/about-us/', 'fr', '/fr/about-us'],
  ['/news/a-slug', 'de', '/news/a-slug'],
  ['/auth', 'en', undefined],
  ['/dashboard', 'en', undefined],
] as const)('%s in %s is known as %s', (path, language, canonical) => {
  expect(pageLinks(path, language).canonical).toBe(canonical);
});

test('the languages of a page name each other and the plain address', () => {
  const { alternates } = pageLinks('/terms', 'zh');
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual([...languages, 'x-default']);
  for (const language of languages) expect(pageLinks('/terms', language).alternates).toEqual(alternates);
  expect(pageLinks('/meet-employers/7', 'de').alternates).toEqual([]);
});

test('a page is found by its address', () => {
  expect(findPublicPage('/meet-employers/7')?.id).toBe('event');
  expect(findPublicPage('/meet-employers/7/more')).toBeUndefined();
});
