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

describe('structured data as real sites write it', () => {
  const words =
    'You build and run services for travellers, together with a friendly team in Leeds, and you enjoy it. '.repeat(2);
  const job = {
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    hiringOrganization: { name: 'Acme' },
    description: `<p>${words}</p>`,
  };
  const json = JSON.stringify(job);
  const other = { '@type': 'ItemList', itemListElement: [{ item: { ...job, title: 'Chef' } }] };
  const script = (content: string, type = 'application/ld+json') => `<script type="${type}">${content}</script>`;

  test.each([
    ['a charset beside the type', script(json, 'application/ld+json; charset=utf-8')],
    ['in CDATA', script(`//<![CDATA[\n${json}\n//]]>`)],
    ['in a comment', script(`<!--\n${json}\n-->`)],
    ['a semicolon at the end', script(`${json};`)],
    ['a comma after the last item', script(json.replace(/}$/, ',\n}'))],
    ['below the page', script(JSON.stringify({ '@type': 'WebPage', mainEntityOfPage: job }))],
    ['other jobs listed first', script(JSON.stringify(other)) + script(json)],
    ['lists of one', script(JSON.stringify({ ...job, title: [job.title], hiringOrganization: [{ name: 'Acme' }] }))],
    [
      'a language beside the text',
      script(JSON.stringify({ ...job, title: { '@value': job.title }, description: { '@value': job.description } })),
    ],
    ['escaped twice', script(JSON.stringify({ ...job, description: `&amp;lt;p&amp;gt;${words}&amp;lt;/p&amp;gt;` }))],
  ])('%s', (_case, head) => {
    const found = extractPosting(`<html><head>${head}</head><body><h1>Careers</h1><div id="app"></div></body></html>`);
    expect(found).toEqual({ title: 'Backend Engineer', company: 'Acme', description: words.trim() });
  });
});

test('a labelled description is taken however short it is; a guessed one that short is a teaser', () => {
  const posting = { '@type': 'JobPosting', title: 'Cook', description: 'Cook for 40 guests. Evenings.' };
  const labelled = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`;
  expect(extractPosting(`<html><head>${labelled}</head><body></body></html>`).description).toBe(posting.description);
  expect(
    extractPosting(`<html><body><main><p>${posting.description}</p></main></body></html>`).description,
  ).toBeUndefined();
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
