import type { Language } from '@fitted/contract/language-list';
import type { Article } from '@fitted/contract/news';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { buildArticle } from '../../../testing/build-article.ts';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { WithQueries } from '../../with-queries.tsx';
import { ArticlePage } from './article-page.tsx';
import { NewsPage } from './news-page.tsx';

beforeEach(() => queryClient.clear());

const asObject = (news: readonly Article[]) => ({
  json: { news, newsBySource: {}, categories: ['Career', 'Technology'], nextCursor: null },
});

async function show(address: string, list: unknown, article: Partial<Article> = {}, language: Language = 'en') {
  const asked = serve({
    'GET /api/news': { json: list },
    'GET /api/news/salaries-rise': { json: buildArticle(article) },
    'GET /api/news/gone': { status: 404, json: { code: 'article_not_found', message: 'x' } },
  });
  await renderAt(
    address,
    <WithQueries>
      <Routes>
        <Route path="/news" element={<NewsPage />} />
        <Route path="/news/:slug" element={<ArticlePage />} />
      </Routes>
    </WithQueries>,
    language,
  );
  return () => asked.map(({ url }) => new URL(url).search);
}

test('the list: featured, tabs with their message, Read More to the outside', async () => {
  const queries = await show('/news', asObject([buildArticle()]).json);
  await screen.findByRole('heading', { name: 'Featured Insights' });
  const [more] = await screen.findAllByRole('link', { name: 'Read More: Salaries rise' });
  expect([more?.getAttribute('href'), more?.getAttribute('target')]).toEqual([
    'https://daily.example/salaries',
    '_blank',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Popular' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Popular' });
  within(panel).getByText('What other readers have opened most.');
  await within(panel).findByRole('link', { name: 'Salaries rise' });
  expect(queries()).toContainEqual(expect.stringContaining('sort=popular'));
});

test('our own articles are read here', async () => {
  await show('/news', asObject([buildArticle({ url: null, sourceUrl: null })]).json);
  const [more] = await screen.findAllByRole('link', { name: 'Read More: Salaries rise' });
  expect(more?.getAttribute('href')).toBe('/news/salaries-rise');
});

const own = {
  slug: 'five-questions-to-ask',
  title: 'Five questions to ask at the end of an interview',
  category: 'Interviews',
};

test('our first articles and the usual categories speak the reader’s language', async () => {
  await show('/news', asObject([buildArticle(own)]).json, {}, 'de');
  const [card] = await screen.findAllByRole('article');
  expect(card?.textContent).toContain('Fünf Fragen für das Ende eines Vorstellungsgesprächs');
  expect(card?.textContent).toContain('Vorstellungsgespräche');
});

test('an article that an editor has renamed is shown as it is', async () => {
  await show('/news', asObject([buildArticle({ ...own, title: 'Four questions' })]).json, {}, 'de');
  expect((await screen.findAllByRole('link', { name: 'Four questions' })).length).toBeGreaterThan(0);
});

test('a category answers with a plain list; nothing found can be cleared', async () => {
  const queries = await show('/news?category=Career&search=zebra', []);
  await screen.findByText('No articles found matching your criteria');
  expect(queries().some((query) => query.includes('category=Career') && query.includes('search=zebra'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('searchbox', { name: 'Search articles' })).toHaveProperty('value', '');
});

test('an article with everything it has', async () => {
  // They may appear before the article is checked, so they must contain none of its text.
  const other = { publishDate: '2030-02-01T12:00:00.000Z', author: 'A. Brook', tags: [] };
  const related = [1, 2, 3, 4, 5].map((id) => buildArticle({ ...other, id, slug: `r-${id}`, title: `Related ${id}` }));
  const queries = await show('/news/salaries-rise', related);
  await screen.findByRole('heading', { level: 1, name: 'Salaries rise' });
  screen.getByText('By M. Okafor');
  screen.getByText('Mar 1, 2030');
  screen.getByText('salary trends');
  expect(screen.getByRole('region', { name: 'Summary' }).textContent).toBe('Pay grows again.');
  expect(screen.getByRole('link', { name: 'The Daily Sample' }).getAttribute('href')).toBe(
    'https://daily.example/salaries',
  );
  await screen.findByText('Related 4');
  expect(screen.queryByText('Related 5')).toBeNull();
  expect(queries().some((query) => query.includes('category=Career') && query.includes('exclude=salaries-rise'))).toBe(
    true,
  );
  const data = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '{}')).toMatchObject({ '@type': 'NewsArticle', headline: 'Salaries rise' });
});

test('an article alone', async () => {
  const missing = { author: null, sourceUrl: null, url: null, summary: null, publishDate: null, date: null, tags: [] };
  await show('/news/salaries-rise', [], missing);
  await screen.findByText('No related articles available');
  expect(screen.queryByRole('link', { name: 'The Daily Sample' })).toBeNull();
});

test('an article that is not there', async () => {
  await show('/news/gone', []);
  await screen.findByRole('heading', { name: 'Article Not Found' });
  screen.getByText('The article you are looking for may have been removed or is no longer available.');
});
