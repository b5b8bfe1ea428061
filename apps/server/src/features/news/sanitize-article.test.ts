import { pattern } from '@fitted/language/pattern';
import { load } from 'cheerio';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreScriptPayloads } from './fixtures/more-script-payloads.ts';
import { scriptPayloads } from './fixtures/script-payloads.ts';
import { plainText, shorten } from './plain-text.ts';
import { sanitizeArticle } from './sanitize-article.ts';

const harmlessAttributes = new Set([
  'href',
  'rel',
  'target',
  'title',
  'src',
  'alt',
  'loading',
  'referrerpolicy',
  'colspan',
  'rowspan',
  'scope',
]);
const harmlessTags = pattern('')`
  ^(a|abbr|b|blockquote|br|caption|cite|code|dd|div|dl|dt|em|figcaption|figure|h[234]|hr|i|img|li|mark|ol|p|pre|q
  |s|small|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$
`;

/** Everything that a browser would find in it that could be active. */
function dangers(html: string): string[] {
  const $ = load(html, null, false);
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('tagName' in element)) return [];
      const attributes = Object.entries(element.attribs).filter(
        ([name, value]) =>
          !harmlessAttributes.has(name) ||
          (['href', 'src'].includes(name) && !/^(https?:\/\/|mailto:|[^:]*$)/.test(value)),
      );
      return [
        ...(harmlessTags.test(element.tagName) ? [] : [element.tagName]),
        ...attributes.map(([name, value]) => `${element.tagName} ${name}=${value}`),
      ];
    });
}

const everyPayload = [...scriptPayloads, ...moreScriptPayloads];

test.each(everyPayload)('%j does nothing', (payload) => {
  expect(dangers(sanitizeArticle(payload))).toEqual([]);
  expect(dangers(sanitizeArticle(`<p>before ${payload} after</p>`))).toEqual([]);
});

test('the check itself sees the dangers', () => {
  expect(everyPayload.length).toBeGreaterThanOrEqual(223);
  expect(everyPayload.filter((payload) => dangers(payload).length > 0).length).toBeGreaterThan(223);
});

test('pieces of payloads in any order do nothing, and cleaning twice changes nothing', () => {
  const pieces = everyPayload.flatMap((payload) => payload.split(/(?<=[<>"' ])/));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
      const once = sanitizeArticle(parts.join(''));
      expect(dangers(once)).toEqual([]);
      expect(sanitizeArticle(once)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test('what is worth reading stays', () => {
  const article =
    '<h2>Heading</h2><p>Some <strong>bold</strong> and <em>slanted</em> words.</p><ul><li>one</li></ul><blockquote>said</blockquote>';
  expect(sanitizeArticle(article)).toBe(article);
});

test('links lead out of the page without handing it over, and pictures do not say who looks', () => {
  expect(sanitizeArticle('<a href="https://a.example/?b=1&c=2" class="x">x</a>')).toBe(
    '<a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  );
  expect(sanitizeArticle('<img src="https://a.example/b.png" alt="A chart" width="2000">')).toBe(
    '<img src="https://a.example/b.png" alt="A chart" loading="lazy" referrerpolicy="no-referrer" />',
  );
});

test('a page’s own first heading becomes a second one', () => {
  expect(sanitizeArticle('<h1>Big</h1>')).toBe('<h2>Big</h2>');
});

test.each([
  ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
  ['<script>x()</script><style>p{}</style>Words', 'Words'],
  ['cut in the middle of a <a href="https://exa', 'cut in the middle of a'],
])('%s in words', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test.each([
  ['short enough', 20, 'short enough'],
  ['one two three four', 10, 'one two…'],
  ['a sentence, and more', 11, 'a sentence…'],
  ['履歴書の書き方を学ぶ', 5, '履歴書の書…'],
])('%s in %i characters', (text, length, shown) => {
  expect(shorten(text, length)).toBe(shown);
});

test.each(['http://a.example/b.png', 'b.png', '/b.png', '//a.example/b.png', 'data:image/png;base64,AAAA', ''])(
  'a picture at "%s", which no page of ours can show, is left out',
  (src) => {
    expect(sanitizeArticle(`<p>x</p><img src="${src}">`)).toBe('<p>x</p>');
  },
);

test('a picture over https stays', () => {
  expect(sanitizeArticle('<img src="HTTPS://a.example/b.png" alt="B">')).toContain(
    'src="HTTPS://a.example/b.png" alt="B"',
  );
});

test.each(['svg', 'math'])('what follows an unclosed <%s> stays, the drawing does not', (tag) => {
  const html = sanitizeArticle(`<p>Before</p><${tag}><title>drawn</title><p>After</p><ul><li>item</li></ul>`);
  expect(html).toBe('<p>Before</p><p>After</p><ul><li>item</li></ul>');
});
