import { z } from 'zod';
import { fallbackScrapeIntervalHours, maxScrapeIntervalHours, minScrapeIntervalHours } from '../constants.ts';
import { clearableText, Id, Instant, moment, text, WebAddress } from '../primitives.ts';
import { route } from '../route.ts';

const SourceResult = z.object({
  source: z.string(),
  found: z.int().nonnegative(),
  /** New items; the others were already known. */
  added: z.int().nonnegative(),
  /** Error message for an administrator. */
  error: z.string().nullable(),
});
export type SourceResult = z.infer<typeof SourceResult>;

const CollectionResults = z.object({
  added: z.int().nonnegative(),
  duplicates: z.int().nonnegative(),
  sources: z.array(SourceResult),
  errors: z.array(z.string()),
  startedAt: Instant,
  finishedAt: Instant,
});
export const EventCollectionResults = CollectionResults.extend({ totalEventsFound: z.int().nonnegative() });
export type EventCollectionResults = z.infer<typeof EventCollectionResults>;
export const NewsCollectionResults = CollectionResults.extend({ totalNewsFound: z.int().nonnegative() });
export type NewsCollectionResults = z.infer<typeof NewsCollectionResults>;

/**
 * Returns JSON when the collection has finished or, with `Accept: text/event-stream`, streams a `progress` event (a `SourceResult`
 * with `done` and `total` counts) after each source, then `done` with the complete result.
 */
const collect = { method: 'POST', access: 'admin', limit: 'fetch' } as const;
export const scrapeNews = route({
  ...collect,
  path: '/api/admin/scrape-news',
  summary: 'Collect career news now',
  response: z.object({ message: z.string(), results: NewsCollectionResults }),
  errors: ['scraping_failed', 'scraping_underway'],
});
export const scrapeEvents = route({
  ...collect,
  path: '/api/admin/scrape-events',
  summary: 'Collect employer events now',
  response: z.object({ message: z.string(), results: EventCollectionResults }),
  errors: ['scraping_failed', 'scraping_underway'],
});

const Switches = z.object({
  subscriptionRequired: z.boolean(),
  eventScrapingEnabled: z.boolean(),
  autoPublishEvents: z.boolean(),
  autoApproveEvents: z.boolean(),
  categorizeEventsByCountry: z.boolean(),
  categorizeEventsByCity: z.boolean(),
  categorizeEventsByDate: z.boolean(),
  newsScrapingEnabled: z.boolean(),
  autoPublishNews: z.boolean(),
  useRssFeeds: z.boolean(),
  useNewsApi: z.boolean(),
  newsByCategory: z.boolean(),
});

export const AdminSiteSettings = Switches.extend({
  id: Id,
  /** The key itself never leaves the server. */
  hasNewsApiKey: z.boolean(),
  newsScrapingSources: z.array(z.string()),
  newsScrapingTopics: z.array(z.string()),
  nextNewsScrapingTime: Instant.nullable(),
  lastNewsScrapingTime: Instant.nullable(),
  newsScrapingIntervalHours: z.number(),
  lastNewsScrapingResults: NewsCollectionResults.nullable(),
  nextScrapeTime: Instant.nullable(),
  lastScrapeTime: Instant.nullable(),
  scrapeIntervalHours: z.number(),
  scrapingSources: z.array(z.string()),
  scrapingTopics: z.array(z.string()),
  lastScrapeResults: EventCollectionResults.nullable(),
  /** False if the operator has turned off scheduled collection; then there is no next run. */
  isCollectedOnSchedule: z.boolean(),
  updatedAt: Instant,
  updatedBy: Id.nullable(),
});
export type AdminSiteSettings = z.infer<typeof AdminSiteSettings>;

/** Anything that is not a number becomes the fallback; a number out of range is refused. */
const IntervalHours = z
  .unknown()
  .transform((value) => {
    const hours = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof hours === 'number' && Number.isFinite(hours) ? hours : fallbackScrapeIntervalHours;
  })
  .pipe(z.number().min(minScrapeIntervalHours).max(maxScrapeIntervalHours));

const Topics = z.array(text(200)).max(100);
/** Addresses of feeds, calendars or sites. */
const Sources = z.array(WebAddress).max(200);
/** Stored values may predate the current rules and must still be removable. */
const Removed = z.array(z.string().max(2000)).max(200);

export const SiteLists = z.object({
  newsScrapingSources: Sources,
  newsScrapingTopics: Topics,
  scrapingSources: Sources,
  scrapingTopics: Topics,
});
export type SiteLists = z.infer<typeof SiteLists>;
export const siteListNames = [
  'newsScrapingSources',
  'newsScrapingTopics',
  'scrapingSources',
  'scrapingTopics',
] as const;
const Removals = z.object({
  newsScrapingSources: Removed,
  newsScrapingTopics: Removed,
  scrapingSources: Removed,
  scrapingTopics: Removed,
});

export const SiteSettingsChange = Switches.extend({
  ...SiteLists.shape,
  newsApiKey: clearableText(500),
  newsScrapingIntervalHours: IntervalHours,
  scrapeIntervalHours: IntervalHours,
  /** Individual additions and removals, so that two administrators do not undo each other's changes. */
  add: SiteLists.partial(),
  remove: Removals.partial(),
  /** Null means as soon as possible. */
  nextScrapeTime: moment().nullable(),
  nextNewsScrapingTime: moment().nullable(),
})
  .partial()
  .extend({
    /** Sent by clients but ignored; the signed-in user is recorded. */
    updatedBy: z.unknown().optional(),
  });
export type SiteSettingsChange = z.infer<typeof SiteSettingsChange>;

/** Applies removals and additions. New items go at the end, without duplicates. */
export function changeLists(lists: SiteLists, change: Pick<SiteSettingsChange, 'add' | 'remove'>): SiteLists {
  const changed = (name: keyof SiteLists) => {
    const kept = lists[name].filter((item) => !change.remove?.[name]?.includes(item));
    return [...new Set([...kept, ...(change.add?.[name] ?? [])])];
  };
  return Object.fromEntries(siteListNames.map((name) => [name, changed(name)])) as SiteLists;
}

export const adminSiteSettings = route({
  method: 'GET',
  path: '/api/admin/site-settings',
  summary: 'All settings of the site',
  access: 'admin',
  limit: 'none',
  response: AdminSiteSettings,
  errors: [],
});

export const updateSiteSettings = route({
  method: 'POST',
  path: '/api/admin/site-settings',
  summary: 'Change settings; only what is given changes',
  access: 'admin',
  limit: 'write',
  body: SiteSettingsChange,
  response: AdminSiteSettings,
  errors: [],
});
