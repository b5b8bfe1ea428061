import { type AdminSiteSettings, EventCollectionResults, NewsCollectionResults } from '@fitted/contract/admin/site';
import type { SiteSettingsRow } from '../repository.ts';

export const presentSettings = (row: SiteSettingsRow): Omit<AdminSiteSettings, 'isCollectedOnSchedule'> => ({
  id: row.id,
  subscriptionRequired: row.subscriptionRequired,
  eventScrapingEnabled: row.eventScrapingEnabled,
  autoPublishEvents: row.autoPublishEvents,
  autoApproveEvents: row.autoApproveEvents,
  categorizeEventsByCountry: row.categorizeEventsByCountry,
  categorizeEventsByCity: row.categorizeEventsByCity,
  categorizeEventsByDate: row.categorizeEventsByDate,
  newsScrapingEnabled: row.newsScrapingEnabled,
  autoPublishNews: row.autoPublishNews,
  useRssFeeds: row.useRssFeeds,
  useNewsApi: row.useNewsApi,
  newsByCategory: row.newsByCategory,
  hasNewsApiKey: Boolean(row.newsApiKey),
  newsScrapingSources: row.newsScrapingSources,
  newsScrapingTopics: row.newsScrapingTopics,
  nextNewsScrapingTime: row.nextNewsScrapingTime?.toISOString() ?? null,
  lastNewsScrapingTime: row.lastNewsScrapingTime?.toISOString() ?? null,
  newsScrapingIntervalHours: row.newsScrapingIntervalHours,
  // Results written by an earlier version may have another shape; drop them rather than fail.
  lastNewsScrapingResults: NewsCollectionResults.safeParse(row.lastNewsScrapingResults).data ?? null,
  nextScrapeTime: row.nextScrapeTime?.toISOString() ?? null,
  lastScrapeTime: row.lastScrapeTime?.toISOString() ?? null,
  scrapeIntervalHours: row.scrapeIntervalHours,
  scrapingSources: row.scrapingSources,
  scrapingTopics: row.scrapingTopics,
  lastScrapeResults: EventCollectionResults.safeParse(row.lastScrapeResults).data ?? null,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
});
