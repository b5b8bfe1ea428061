import { UnreadablePage, type WebPage } from '../../../web-reading/web-reader.ts';
import type { KnownSource, ReadingDeps, SourceReading } from '../source/source-reading.ts';
import { type Categories, type CollectedEvent, toEvents } from './event.ts';
import type { EventPage } from './event-page.ts';
import type { FoundEvent } from './found-event.ts';

const accept = 'text/calendar, application/ld+json, text/html;q=0.9, application/xml;q=0.5, */*;q=0.1';
const maxPages = 5;
const maxCalendars = 2;
const maxDetails = 15;

/**
 * Reads a calendar, events published for search engines, or the pages that a site's lists, feed and calendar link to.
 */
export async function collectEvents(
  source: string,
  known: KnownSource | undefined,
  deps: ReadingDeps & { readonly categories: Categories },
): Promise<SourceReading<CollectedEvent>> {
  const { read, signal } = deps;
  const first = await read(source, { accept, signal, validators: known });
  if (first.isUnchanged) return { found: 0, items: [], known: undefined };

  const search = createSearch(deps);
  const { title, isCalendar } = await search.readList(first);
  const { events, problems } = search;
  // A calendar may be empty, but a page that should list events must not be.
  if (events.length === 0 && !isCalendar) throw new UnreadablePage(problems[0] ?? 'No events were found on this page.');
  return {
    ...toEvents(events, source, title, deps),
    known: { ...first.validators, feedUrl: null },
    ...(problems[0] && { error: `Read in part: ${problems[0]}` }),
  };
}

/** Follows a site's own lists for a few pages; a page that fails loses only its own events. */
function createSearch({ read, pages, signal, now }: ReadingDeps) {
  const events: FoundEvent[] = [];
  const problems: string[] = [];
  const visited = new Set<string>();

  const readPage = ({ text, url }: WebPage): Promise<EventPage> => pages.read('events', { text, url, now }, signal);

  const tryRead = async (url: string): Promise<EventPage | undefined> => {
    if (visited.has(url)) return undefined;
    visited.add(url);
    try {
      return await readPage(await read(url, { accept, signal }));
    } catch (error) {
      if (!(error instanceof UnreadablePage) || signal.aborted) throw error;
      problems.push(error.message);
      return undefined;
    }
  };

  const readDetails = async (details: readonly string[]): Promise<void> => {
    for (const url of details.slice(0, maxDetails)) events.push(...((await tryRead(url))?.events ?? []));
  };

  const readList = async (fetched: WebPage): Promise<EventPage> => {
    visited.add(fetched.url);
    const first = await readPage(fetched);
    let page: EventPage | undefined = first;
    for (let count = 0; page && count < maxPages; count += 1) {
      events.push(...page.events);
      if (page.events.length === 0) await readDetails(page.details);
      page = page.nextPage ? await tryRead(page.nextPage) : undefined;
    }
    if (events.length > 0) return first;
    const { calendars, feeds } = first;
    for (const url of calendars.length > 0 ? calendars.slice(0, maxCalendars) : feeds.slice(0, 1)) {
      const linked = await tryRead(url);
      events.push(...(linked?.events ?? []));
      await readDetails(linked?.details ?? []);
    }
    return first;
  };

  return { events, problems, readList };
}
