import { load } from 'cheerio';

/** The text of an HTML fragment, on one line. */
export function plainText(html: string): string {
  const $ = load(html, null, false);
  $('script, style, template, noscript, iframe, svg').remove();
  // Keep words of adjacent blocks apart.
  $('p, div, li, h1, h2, h3, h4, br, td').after(' ');
  return $.root().text().replace(/\s+/g, ' ').trim();
}

/** Cuts text to at most this many characters, between words. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  // Without a space nearby, as in languages that do not use them, cut at the limit.
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > maxLength / 2 ? space : maxLength).replace(/(?<![\s,;:.])[\s,;:.]+$|[\uD800-\uDBFF]$/g, '')}…`;
}
