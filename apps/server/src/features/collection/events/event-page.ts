import { load } from 'cheerio';
import { parseForgiving, readJsonLd } from '../../../web-reading/json-ld.ts';
import { readMicrodata } from '../../../web-reading/microdata.ts';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import { looksLikeFeed, readFeed } from '../news/read-feed.ts';
import { absoluteUrl } from '../source/addresses.ts';
import { findCalendarLinks, findFeedLinks, findNextPage } from '../source/find-links.ts';
import { findEventNodes } from './find-nodes.ts';
import type { FoundEvent } from './found-event.ts';
import { looksLikeCalendar, readCalendar } from './read-calendar.ts';
import { readStructuredEvent } from './structured-event.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far ahead dates of a series are included. */
const windowDays = 180;

/** The content of one page: its events, and where there may be more. */
export interface EventPage {
  readonly title: string | null;
  readonly isCalendar: boolean;
  readonly events: readonly FoundEvent[];
  /** Pages of single events. */
  readonly details: readonly string[];
  readonly nextPage: string | null;
  readonly calendars: readonly string[];
  readonly feeds: readonly string[];
}

interface Fetched {
  readonly text: string;
  readonly url: string;
}

export async function readEventPage(page: Fetched, now: Date): Promise<EventPage> {
  const { text, url } = page;
  const isHtml = looksLikeHtml(text);
  return {
    title: titleOf(text),
    isCalendar: looksLikeCalendar(text),
    ...(await readContent(page, now)),
    nextPage: isHtml ? findNextPage(text, url) : null,
    calendars: isHtml ? findCalendarLinks(text, url) : [],
    feeds: isHtml ? findFeedLinks(text, url) : [],
  };
}

type Content = Pick<EventPage, 'events' | 'details'>;

async function readContent(page: Fetched, now: Date): Promise<Content> {
  if (looksLikeCalendar(page.text)) {
    const window = { from: now, to: new Date(now.getTime() + windowDays * dayMs) };
    return { events: await readCalendar(page.text, page.url, window), details: [] };
  }
  if (looksLikeFeed(page.text)) {
    // Feeds give the date of the announcement, not of the event; the linked pages have that.
    const details = readFeed(page.text).items.flatMap(({ url }) => absoluteUrl(url, page.url) ?? []);
    return { events: [], details };
  }
  return readStructuredPage(page);
}

const titleOf = (text: string): string | null =>
  /<title[^>]*>([^<]{1,300})/i.exec(text)?.[1]?.trim() ?? /X-WR-CALNAME:(.{1,200})/i.exec(text)?.[1] ?? null;

const looksLikeHtml = (text: string) => /<(html|head|body|div|script|a)\b/i.test(text.slice(0, 5000));

function readStructuredPage({ text, url }: Fetched): Content {
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
