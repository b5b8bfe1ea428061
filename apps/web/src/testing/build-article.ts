import type { Article } from '@fitted/contract/news';

export const buildArticle = (changes: Partial<Article> = {}): Article => ({
  id: 9,
  title: 'Salaries rise',
  slug: 'salaries-rise',
  summary: 'Pay grows again.',
  excerpt: 'Pay grows again.',
  author: 'M. Okafor',
  source: 'The Daily Sample',
  sourceUrl: 'https://daily.example/salaries',
  url: 'https://daily.example/salaries',
  category: 'Career',
  tags: ['salary trends'],
  imageUrl: null,
  publishDate: '2030-03-01T12:00:00.000Z',
  date: '2030-03-01T12:00:00.000Z',
  featuredOrder: null,
  viewCount: 3,
  content: '<p>Some <strong>words</strong>.</p>',
  updatedAt: '2030-03-01T12:00:00.000Z',
  ...changes,
});
