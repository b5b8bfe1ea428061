import { z } from 'zod';
import { escapeHtml } from '../../../security/escape-html.ts';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import type { Feed } from './feed-item.ts';

const text = z.string().nullish().catch(null);
const Author = z.object({ name: text }).nullish().catch(null);

/** https://www.jsonfeed.org/version/1.1/ — fields of the wrong type count as missing; the rest is still read. */
const JsonFeed = z.object({
  title: text,
  items: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).nullish().catch(null),
      url: text,
      external_url: text,
      title: text,
      content_html: text,
      content_text: text,
      summary: text,
      image: text,
      banner_image: text,
      date_published: text,
      date_modified: text,
      tags: z.array(z.string()).catch([]),
      author: Author,
      authors: z.array(Author).catch([]),
    }),
  ),
});

export const looksLikeJsonFeed = (source: string): boolean =>
  /^\s*\{/.test(source) && /"version"\s*:\s*"https?:\\?\/\\?\/(www\.)?jsonfeed\.org/.test(source);

export function readJsonFeed(source: string): Feed {
  const parsed = JsonFeed.safeParse(parse(source));
  if (!parsed.success) throw new UnreadablePage('The feed is broken and could not be read.', { cause: parsed.error });
  const { title, items } = parsed.data;
  return {
    title: title ?? null,
    isWhole: true,
    items: items.map((item) => ({
      title: item.title ?? null,
      url: item.url ?? item.external_url ?? (typeof item.id === 'string' && /^https?:/.test(item.id) ? item.id : null),
      summary: item.summary ?? null,
      content: item.content_html ?? (item.content_text ? asHtml(item.content_text) : null),
      author: (item.authors[0] ?? item.author)?.name ?? null,
      imageUrl: item.image ?? item.banner_image ?? null,
      publishedAt: readDate(item.date_published ?? item.date_modified),
      categories: item.tags,
    })),
  };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

export function readDate(value: string | null | undefined): Date | null {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const asHtml = (plain: string) =>
  escapeHtml(plain)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
