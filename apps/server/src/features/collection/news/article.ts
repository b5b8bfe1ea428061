import { load } from 'cheerio';
import { escapeHtml } from '../../../security/escape-html.ts';
import { canonicalUrl, withoutTracking } from '../../../web-reading/canonical-url.ts';
import { type NewArticle, plainText, sanitizeArticle, shorten, undated } from '../../news/public.ts';
import { absoluteUrl, pictureUrl, siteName } from '../source/addresses.ts';
import { cleanLine } from '../source/clean-text.ts';
import { buildIdentity, type Identity } from '../source/identity.ts';
import { compileTopics, isDedicated, type TopicMatcher, topicName } from '../source/topics.ts';
import type { Feed, FeedItem } from './feed-item.ts';

export interface CollectedArticle extends Identity {
  readonly article: Omit<NewArticle, 'status' | 'scrapedAt' | 'reviewedAt'>;
}

export interface ArticleContext {
  readonly topics: readonly string[];
  readonly now: Date;
}

/** Only the newest items of a feed are used; a broken one may contain ten thousand. */
const maxItems = 50;
const maxContentLength = 100_000;
const maxSummaryLength = 500;
export const defaultCategory = 'Career';

export interface FeedOrigin {
  /** As listed in the settings. */
  readonly source: string;
  /** Where the feed was finally read from. */
  readonly url: string;
  /** The feed is a search result for our topics, so all of it matches. */
  readonly isAnswer?: boolean;
}

/** A feed's articles about a topic; all of them if the whole source is about work. */
export function toArticles(
  feed: Feed,
  { source, url, isAnswer = false }: FeedOrigin,
  { topics, now }: ArticleContext,
): { found: number; items: CollectedArticle[] } {
  const match = compileTopics(topics);
  const takesAll = isAnswer || topics.length === 0 || isDedicated(source, feed.title, match);
  const sourceName = cleanLine(feed.title, 100) ?? siteName(source);
  const newest = [...feed.items]
    .sort((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0))
    .slice(0, maxItems);
  const all = newest.flatMap((item) => toArticle(item, { sourceName, feedUrl: url, now, match }) ?? []);
  return {
    found: all.length,
    items: all.filter(({ isOnTopic }) => takesAll || isOnTopic).map(({ isOnTopic: _, ...item }) => item),
  };
}

interface ItemContext {
  readonly sourceName: string;
  readonly feedUrl: string;
  readonly now: Date;
  readonly match: TopicMatcher;
}

function toArticle(item: FeedItem, { sourceName, feedUrl, now, match }: ItemContext) {
  const title = cleanLine(item.title, 300);
  const address = absoluteUrl(item.url, feedUrl);
  if (!title || !address) return undefined;
  const html = (item.content ?? item.summary ?? '').slice(0, maxContentLength);
  const content = sanitizeArticle(withAbsoluteLinks(html, address));
  const words = plainText(content);
  const summary = cleanLine(item.summary, maxSummaryLength) ?? (shorten(words, maxSummaryLength) || null);
  const tags = [...new Set(item.categories.flatMap((category) => cleanLine(category, 60) ?? []))].slice(0, 8);
  const about = match([title, summary ?? '', ...tags, words.slice(0, 2000)].join('\n'));
  const publishDate = publishedBy(item.publishedAt, now);
  return {
    isOnTopic: about.length > 0,
    // Without a date, compare by the day it was found.
    ...buildIdentity(canonicalUrl(address), [title], publishDate === undated ? now : publishDate),
    article: {
      title,
      // If the summary is the whole text, do not show it twice.
      summary: summary === words ? null : summary,
      // An item with only a title and a link shows those instead of an empty page.
      content: content.trim() || `<p>${escapeHtml(summary ?? title)}</p>`,
      author: cleanLine(item.author, 120),
      source: cleanLine(item.source, 100) ?? sourceName,
      sourceUrl: withoutTracking(address),
      category: about[0] ? topicName(about[0]) : defaultCategory,
      tags,
      imageUrl: pictureUrl(item.imageUrl ?? firstPicture(content), address),
      publishDate,
    },
  };
}

/** A date in the future is due to a wrong clock. */
function publishedBy(at: Date | null, now: Date): Date {
  if (!at || at.getTime() <= 0) return undated;
  return at.getTime() <= now.getTime() ? at : now;
}

function withAbsoluteLinks(html: string, base: string): string {
  if (!/\s(href|src)\s*=/i.test(html)) return html;
  const $ = load(html, null, false);
  for (const name of ['href', 'src']) {
    $(`[${name}]`).each((_, element) => {
      const value = $(element).attr(name)?.trim() ?? '';
      if (/^[a-z][a-z\d+.-]*:/i.test(value)) return;
      const address = absoluteUrl(value, base);
      if (address) $(element).attr(name, address);
    });
  }
  return $.html();
}

const firstPicture = (html: string): string | undefined => load(html, null, false)('img').first().attr('src');
