import { parseFeed } from '@rowanmanning/feed-parser';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import type { Feed } from './feed-item.ts';
import { looksLikeJsonFeed, readJsonFeed } from './json-feed.ts';

/** A feed is recognised by its first element; comments and a declaration may precede it. */
const xmlFeed =
  /^\s*(<\?xml[^>]*>\s*)?(<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(\[[\s\S]*?\]\s*)?>\s*)*<(rss|feed|rdf:RDF)\b/i;

export const looksLikeFeed = (text: string): boolean => xmlFeed.test(text.slice(0, 5000)) || looksLikeJsonFeed(text);

/** RSS 2.0 and 1.0, Atom, JSON Feed. */
export function readFeed(text: string): Feed {
  if (looksLikeJsonFeed(text)) return readJsonFeed(text);
  try {
    return readXmlFeed(withoutDoctype(text));
  } catch (error) {
    throw new UnreadablePage('The feed is broken and could not be read.', { cause: error });
  }
}

/** Feeds need no entities of their own, and nested ones expand to gigabytes. */
const withoutDoctype = (xml: string) => xml.replace(/<!DOCTYPE[^>[]*(\[[\s\S]*?\]\s*)?>/i, '');

/** An interrupted transfer leaves a feed without its end. */
const hasEnd = (xml: string) => /<\/(rss|feed|rdf:RDF)\s*>/i.test(xml.slice(-2000));

function readXmlFeed(xml: string): Feed {
  const feed = parseFeed(xml);
  return {
    isWhole: hasEnd(xml),
    title: feed.title,
    items: feed.items.map((item) => ({
      title: item.title,
      // If the link is missing, the guid is often the article's address.
      url: item.url ?? (item.id && /^https?:\/\//i.test(item.id) ? item.id : null),
      summary: item.description,
      content: item.content,
      author: item.authors[0]?.name ?? null,
      imageUrl: item.image?.url ?? null,
      publishedAt: item.published ?? item.updated,
      categories: item.categories.map(({ label, term }) => label ?? term),
    })),
  };
}
