import { load } from 'cheerio';
import { absoluteUrl } from './addresses.ts';

const unique = (links: readonly (string | null)[]): string[] => [
  ...new Set(links.filter((link): link is string => link !== null)),
];

/** Feeds linked by a page, declared ones first. Comment feeds are not news and are excluded. */
export function findFeedLinks(html: string, base: string): string[] {
  const $ = load(html);
  const declared = $('link[rel~="alternate" i]')
    .toArray()
    .filter((link) => /(rss|atom|feed)\+(xml|json)|^application\/json$/i.test($(link).attr('type') ?? ''))
    .filter((link) => !/comment/i.test(`${$(link).attr('title')} ${$(link).attr('href')}`));
  const linked = $('a[href]')
    .toArray()
    .filter((link) => /(^|[/.=?-])(rss|atom|feed)([/.?]|$)|\.rss$/i.test($(link).attr('href') ?? ''));
  return unique([...declared, ...linked].map((link) => absoluteUrl($(link).attr('href'), base)));
}

/** Calendars that a page offers for subscription. */
export function findCalendarLinks(html: string, base: string): string[] {
  const $ = load(html);
  const links = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => /^webcals?:|\.ics([?#]|$)|[?&](ical|format=ics)\b/i.test(href))
    .map((href) => href.replace(/^webcals?:/i, 'https:'));
  const declared = $('link[type="text/calendar" i]')
    .toArray()
    .map((link) => $(link).attr('href'));
  return unique([...declared, ...links].map((href) => absoluteUrl(href, base)));
}

/** The next page of a list, on the same site only. */
export function findNextPage(html: string, base: string): string | null {
  const $ = load(html);
  const href =
    $('link[rel~="next" i]').attr('href') ??
    $('a[rel~="next" i]').attr('href') ??
    $('a')
      .filter((_, link) =>
        /^(next|next page|older events|weiter|suivant|siguiente|次へ|下一页)\s*[›»→>]?$/i.test($(link).text().trim()),
      )
      .attr('href');
  const next = absoluteUrl(href, base);
  return next && new URL(next).origin === new URL(base).origin ? next : null;
}
