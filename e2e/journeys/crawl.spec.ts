import type { APIRequestContext } from '@playwright/test';
import { defaultLanguage, languages } from '../../packages/contract/src/languages.ts';
import { expect, test } from '../journey.ts';

/** The few pages also opened in a browser: rendered at build time and on demand, with tabs, forms and lists. */
const opened = ['/', '/help-center?tab=support', '/meet-employers'];

const homeOf = (language: string) => (language === defaultLanguage ? '/' : `/${language}/`);

/** Addresses of our own pages in a page's markup, without the fragment. */
function linksIn(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(origin, ''),
  );
  return found.filter((href) => /^\/(?!\/|assets\/|api\/)/.test(href)).map((href) => href.replace(/#.*/, ''));
}

/** Visible words only: neither styles nor scripts. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim());

const languageOf = (path: string) => languages.find((language) => path.split('/')[1] === language) ?? defaultLanguage;

async function visit(request: APIRequestContext, path: string, origin: string): Promise<string[]> {
  const answer = await request.get(path);
  const html = await answer.text();
  expect(answer.status(), path).toBe(200);
  if (!String(answer.headers()['content-type']).includes('html')) return [];
  expect(/<html lang="([^"]+)"/.exec(html)?.[1], path).toBe(languageOf(path));
  // A missing translation shows its key; a missing value leaves its braces.
  expect(
    wordsOf(html).filter((words) => /^[a-z]\w+(\.\w+)+$|\{\{/.test(words)),
    path,
  ).toEqual([]);
  if (!html.includes('content="noindex"')) {
    expect(html, path).toMatch(/<link rel="canonical" href="http[^"]+">/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
  }
  return linksIn(html, origin);
}

for (const language of languages) {
  test(`every link from ${homeOf(language)} leads to a page in its language`, async ({ request, baseURL }) => {
    const seen = new Set([homeOf(language)]);
    for (const path of seen) {
      // Pages in other languages have tests of their own; here it is enough that they are linked.
      for (const link of await visit(request, path, baseURL ?? '')) if (languageOf(link) === language) seen.add(link);
    }
    expect(seen.size).toBeGreaterThan(25);
  });
}

test('pages in every language come to life without a complaint', async ({ page }) => {
  for (const language of languages) {
    for (const path of opened) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  // The language of an address stays when moving on, and another language is another address.
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click();
  await expect(page).toHaveURL('/ja/terms');
  // The address changes before the page does, and an arriving page takes the focus from an open menu.
  await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
  await page.getByRole('button', { name: /^言語/ }).click();
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL('/de/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('search engines are told of every page in every language, of events and of articles', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => address.endsWith('/help-center'))).toHaveLength(languages.length);
  for (const [folder, type] of Object.entries({ 'meet-employers': 'Event', news: 'NewsArticle' })) {
    const address = listed.find((one) => one.startsWith(`${baseURL}/${folder}/`)) ?? 'none is listed';
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toMatch(
      new RegExp(`<script type="application/ld\\+json"[^>]*>\\{"@context":"https://schema.org","@type":"${type}"`),
    );
  }
});
