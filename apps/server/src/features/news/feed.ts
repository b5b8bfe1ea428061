import type { ArticleSummary } from '@fitted/contract/news';

/** The newest articles as RSS 2.0. */
export function writeFeed(articles: readonly ArticleSummary[], appUrl: string): string {
  const here = (path: string) => new URL(path, appUrl).href;
  const items = articles.map((article) => {
    const link = here(`/news/${encodeURIComponent(article.slug)}`);
    return [
      '    <item>',
      element('title', article.title),
      element('link', link),
      `      <guid isPermaLink="true">${escapeXml(link)}</guid>`,
      ...(article.publishDate ? [element('pubDate', new Date(article.publishDate).toUTCString())] : []),
      element('description', article.excerpt),
      element('category', article.category),
      ...(article.author ? [element('dc:creator', article.author)] : []),
      ...(article.url ? [`      <source url="${escapeXml(article.url)}">${escapeXml(article.source)}</source>`] : []),
      '    </item>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Fitted: Industry Insights</title>
    <link>${escapeXml(here('/news'))}</link>
    <atom:link href="${escapeXml(here('/api/news/feed.xml'))}" rel="self" type="application/rss+xml"/>
    <description>Career and industry news for people who look for work.</description>
${items.join('\n')}
  </channel>
</rss>
`;
}

const element = (name: string, text: string) => `      <${name}>${escapeXml(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot represent most control characters and lone surrogates, so they are dropped. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
