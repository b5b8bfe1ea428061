import type { EmployerEvent, listEvents } from '@fitted/contract/events';
import type { NewsList } from '@fitted/contract/news';
import type { RouteAnswer } from '@fitted/contract/route';
import type { ListedItem } from './sitemap.ts';

type Ask = (address: string) => Promise<Response>;

/** A sitemap may contain 50,000 addresses; ours has far fewer, the newest. */
const maxPages = 50;

/** Upcoming events and all articles, as in the public lists. */
export async function listItems(ask: Ask): Promise<ListedItem[]> {
  const events = await readPages<RouteAnswer<typeof listEvents>>(ask, '/api/employer-events?upcoming=true&limit=100');
  const news = await readPages<NewsList>(ask, '/api/news?limit=100');
  return [
    ...events.flatMap((page) => page.events.map(presentEvent)),
    ...news.flatMap((page) =>
      page.news.map(({ slug, publishDate }) => ({
        path: `/news/${encodeURIComponent(slug)}`,
        ...(publishDate && { changedAt: publishDate }),
      })),
    ),
  ];
}

const presentEvent = ({ id, updatedAt }: EmployerEvent): ListedItem => ({
  path: `/meet-employers/${id}`,
  changedAt: updatedAt,
});

async function readPages<Page extends { readonly nextCursor: string | null }>(ask: Ask, address: string) {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null && pages.length < maxPages; ) {
    const response = await ask(cursor ? `${address}&cursor=${encodeURIComponent(cursor)}` : address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const page = (await response.json()) as Page;
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}
