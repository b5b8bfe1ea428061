import { expect, test } from 'vitest';
import type { OutboundFetch } from '../ports/outbound-fetch.ts';
import { fetchRobotRules } from './robots.ts';

const site = 'https://site.example';

function rulesOf(...lines: string[]) {
  const body = Buffer.from(['User-agent: *', ...lines].join('\r\n'));
  const fetch: OutboundFetch = async (url) => ({ url, status: 200, headers: {}, body });
  return fetchRobotRules(`${site}/job`, fetch, 'Fitted', new AbortController().signal);
}

test('what a site asks for is done, stars and ends of addresses included', async () => {
  const rules = await rulesOf('Disallow: /private', 'Disallow: /*/draft$', 'Crawl-delay: 3');
  expect(rules.crawlDelayS).toBe(3);
  const allowed = ['/private/job', '/a/draft', '/a/drafts', '/job'].map((path) => rules.allows(site + path));
  expect(allowed).toEqual([false, false, true, true]);
});

test('rules that are made to keep us busy are left out, and the others hold', async () => {
  const trap = `Disallow: /${'*a'.repeat(1000)}`;
  const rules = await rulesOf(trap, 'Disallow: /private', ...Array.from({ length: 5000 }, () => 'Disallow: /late'));
  const allowed = [`/${'a'.repeat(3000)}`, '/private', '/late'].map((path) => rules.allows(site + path));
  expect(allowed).toEqual([true, false, false]);
  expect((await rulesOf('Disallow: /*b$')).allows(`${site}/${'a'.repeat(3000)}b`)).toBe(true);
});
