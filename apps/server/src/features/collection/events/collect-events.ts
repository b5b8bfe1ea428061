import { load } from 'cheerio';
import { parseForgiving, readJsonLd } from '../../../web-reading/json-ld.ts';
import { readMicrodata } from '../../../web-reading/microdata.ts';
import { UnreadablePage, type WebPage } from '../../../web-reading/web-reader.ts';
import { looksLikeFeed, readFeed } from '../news/read-feed.ts';
import { absoluteUrl } from '../source/addresses.ts';
import { findCalendarLinks, findFeedLinks, findNextPage } from '../source/find-links.ts';
import type { KnownSource, ReadingDeps, SourceReading } from '../source/source-reading.ts';
import { type Categories, type CollectedEvent, toEvents } from './event.ts';
import { findEventNodes } from './find-nodes.ts';
import type { FoundEvent } from './found-event.ts';
import { looksLikeCalendar, readCalendar } from './read-calendar.ts';
import { readStructuredEvent } from './structured-event.ts';

const accept = 'text/calendar, application/ld+json, text/html;q=0.9, application/xml;q=0.5, */*;q=0.1';
const dayMs = 24 * 60 * 60 * 1000;
/** How far ahead the dates of a series are taken. */
const windowDays = 180;
const maxPages = 5;
const maxCalendars = 2;
const maxDetails = 15;

/** What one page gives: its events, and where there may be more. */
interface PageContent {
  readonly events: readonly FoundEvent[];
  readonly details: readonly string[];
}

/** Reads a calendar, the events that a site publishes for search engines, or what its lists, feed and calendar lead to. */
export async function collectEvents(
  source: string,
  known: KnownSource | undefined,
  deps: ReadingDeps & { readonly categories: Categories },
): Promise<SourceReading<CollectedEvent>> {
  const { read, signal } = deps;
  const first = await read(source, { accept, signal, validators: known });
  if (first.isUnchanged) return { found: 0, items: [], known: undefined };

  const search = createSearch(deps);
  await search.readList(first);
  const { events, problems } = search;
  // A calendar may well be empty; a page that should list events may not.
  if (events.length === 0 && !looksLikeCalendar(first.text))
    throw new UnreadablePage(problems[0] ?? 'No events were found on this page.');
  return {
    ...toEvents(events, source, titleOf(first), deps),
    known: { ...first.validators, feedUrl: null },
    ...(problems[0] && { error: `Read in part: ${problems[0]}` }),
  };
}

const titleOf = (page: WebPage): string | null =>
  /<title[^>]*>([^<]{1,300})/i.exec(page.text)?.[1]?.trim() ?? /X-WR-CALNAME:(.{1,200})/i.exec(page.text)?.[1] ?? null;

/** Follows a site's own lists for a few pages; a page that fails costs its own events only. */
function createSearch({ read, signal, now }: ReadingDeps) {
  const events: FoundEvent[] = [];
  const problems: string[] = [];
  const visited = new Set<string>();

  const tryRead = async (url: string): Promise<WebPage | undefined> => {
    if (visited.has(url)) return undefined;
    visited.add(url);
    try {
      return await read(url, { accept, signal });
    } catch (error) {
      if (!(error instanceof UnreadablePage) || signal.aborted) throw error;
      problems.push(error.message);
      return undefined;
    }
  };

  const readOne = async (page: WebPage): Promise<PageContent> => {
    if (looksLikeCalendar(page.text)) {
      const window = { from: now, to: new Date(now.getTime() + windowDays * dayMs) };
      return { events: await readCalendar(page.text, page.url, window), details: [] };
    }
    if (looksLikeFeed(page.text)) {
      // Feeds give the day of the announcement, not of the event: the pages they lead to know it.
      const details = readFeed(page.text).items.flatMap(({ url }) => absoluteUrl(url, page.url) ?? []);
      return { events: [], details };
    }
    return readStructuredPage(page);
  };

  const readDetails = async (details: readonly string[]): Promise<void> => {
    for (const url of details.slice(0, maxDetails)) {
      const page = await tryRead(url);
      if (page) events.push(...(await readOne(page)).events);
    }
  };

  const readList = async (first: WebPage): Promise<void> => {
    visited.add(first.url);
    let page: WebPage | undefined = first;
    for (let count = 0; page && count < maxPages; count += 1) {
      const content = await readOne(page);
      events.push(...content.events);
      if (content.events.length === 0) await readDetails(content.details);
      const next: string | null = looksLikeHtml(page.text) ? findNextPage(page.text, page.url) : null;
      page = next ? await tryRead(next) : undefined;
    }
    if (events.length > 0 || !looksLikeHtml(first.text)) return;
    const calendars = findCalendarLinks(first.text, first.url).slice(0, maxCalendars);
    const feeds = calendars.length > 0 ? [] : findFeedLinks(first.text, first.url).slice(0, 1);
    for (const url of [...calendars, ...feeds]) {
      const linked = await tryRead(url);
      if (!linked) continue;
      const content = await readOne(linked);
      events.push(...content.events);
      await readDetails(content.details);
    }
  };

  return { events, problems, readList };
}

const looksLikeHtml = (text: string) => /<(html|head|body|div|script|a)\b/i.test(text.slice(0, 5000));

function readStructuredPage({ text, url }: WebPage): PageContent {
  const isJson = /^\s*[[{]/.test(text);
  const $ = load(isJson ? '' : text);
  const scripts = isJson ? [parseForgiving(text)] : readJsonLd($);
  if (isJson && scripts[0] === undefined) throw new UnreadablePage('The data at this address is broken.');
  const { events, pages } = findEventNodes(scripts);
  const nodes = events.length > 0 ? events : readMicrodata($, /schema\.org\/(\w*Event|Hackathon|Festival)$/);
  return {
    events: nodes.flatMap((node) => readStructuredEvent(node, url) ?? []),
    details: pages
      .flatMap((page) => absoluteUrl(page, url) ?? [])
      .filter((page) => new URL(page).origin === new URL(url).origin),
  };
}
