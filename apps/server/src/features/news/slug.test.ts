import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['How to Ask for a Raise', 'how-to-ask-for-a-raise'],
  ['  “Über” Geld & mehr! ', 'uber-geld-mehr'],
  ['Don’t quit yet', 'dont-quit-yet'],
  ['如何谈加薪', '如何谈加薪'],
  ['ガイド：面接のコツ', 'ガイド-面接のコツ'],
  ['Работай лучше', 'работай-лучше'],
  ['हिंदी समाचार', 'हिंदी-समाचार'],
  ['!!!', 'article'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%j has the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
