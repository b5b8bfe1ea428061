import { describe, expect, test } from 'vitest';
import { jobPages } from '../fixtures/job-pages.ts';
import { extractPosting } from './extract-posting.ts';

describe.each(jobPages)('$maker', ({ html, posting }) => {
  const found = extractPosting(html);

  test('the title is found, and nothing around it', () => {
    expect(found.title).toBe(posting.title);
  });

  test('the description is whole, in order, and nobody else’s', () => {
    const wanted = [posting.intro, ...posting.duties, ...posting.needs];
    const places = wanted.map((sentence) => found.description?.indexOf(sentence) ?? -1);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(found.description).not.toMatch(/Chief Something Officer|312 partners|__STATE__|<\w/);
  });
});

test('thirty makers are covered', () => {
  expect(new Set(jobPages.map(({ maker }) => maker)).size).toBe(30);
});

test.each([
  ['an empty page', '<html><body></body></html>'],
  [
    'a page that needs a script',
    '<html><head><title>Careers</title></head><body><div id="root"></div><noscript>Please enable JavaScript</noscript></body></html>',
  ],
  ['no HTML at all', 'plainly nothing'],
  ['a sign-in wall', '<html><body><h1>Sign in</h1><form><input name="user"></form></body></html>'],
])('%s has no description, and does not fail', (_case, html) => {
  expect(extractPosting(html).description).toBeUndefined();
});
