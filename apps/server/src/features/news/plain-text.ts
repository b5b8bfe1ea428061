import { load } from 'cheerio';

/** The words of a piece of HTML, on one line. */
export function plainText(html: string): string {
  const $ = load(html, null, false);
  $('script, style, template, noscript, iframe, svg').remove();
  // Words of neighbouring blocks must not grow together.
  $('p, div, li, h1, h2, h3, h4, br, td').after(' ');
  return $.root().text().replace(/\s+/g, ' ').trim();
}

/** At most this many characters, cut between words. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  // Languages that write without spaces are cut where they are.
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > maxLength / 2 ? space : maxLength).replace(/(?<![\s,;:.])[\s,;:.]+$|[\uD800-\uDBFF]$/g, '')}…`;
}
