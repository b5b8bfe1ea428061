import { expect, test } from 'vitest';
import { canonicalUrl, withoutTracking } from './canonical-url.ts';

test.each([
  ['https://www.a.example/news/1', 'http://a.example/news/1/'],
  ['https://a.example/news/1?utm_source=rss&utm_medium=feed', 'https://a.example/news/1#comments'],
  ['https://a.example/n?id=1&page=2', 'https://a.example/n?page=2&id=1&fbclid=abc'],
  ['https://a.example/story/amp', 'https://a.example/story/index.html'],
  ['https://m.a.example/x', 'https://A.example/x'],
])('%s and %s are one page', (one, other) => {
  expect(canonicalUrl(one)).toBe(canonicalUrl(other));
});

test.each([
  ['https://a.example/n?id=1', 'https://a.example/n?id=2'],
  ['https://a.example/a', 'https://a.example/A'],
  ['https://a.example/', 'https://b.example/'],
  ['https://m.example/x', 'https://example/x'],
])('%s and %s are two', (one, other) => {
  expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
});

test('readers are sent to the address without what would follow them', () => {
  expect(withoutTracking('https://a.example/n?id=1&utm_source=rss#part')).toBe('https://a.example/n?id=1#part');
});
