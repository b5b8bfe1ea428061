import { expect, test } from 'vitest';
import texts from '../../../i18n/en/career-blog.json';
import { articleSections, articles } from './articles.ts';

test('every article has its words, all sections of them, and no words are left over', () => {
  expect(Object.keys(texts.articles)).toEqual(articles.map(({ slug }) => slug));
  for (const article of Object.values(texts.articles)) {
    expect(Object.keys(article.sections)).toEqual(articleSections.map(String));
  }
});

test('the newest article comes first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
