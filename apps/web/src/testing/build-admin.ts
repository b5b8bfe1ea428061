import type { AdminArticle, AdminEvent } from '@fitted/contract/admin/content';
import type { AdminSiteSettings } from '@fitted/contract/admin/site';
import { buildArticle } from './build-article.ts';
import { buildEvent } from './build-event.ts';

const review = { scrapedAt: null, reviewedAt: null, reviewedBy: null };

export const buildAdminEvent = (changes: Partial<AdminEvent> = {}): AdminEvent => ({
  ...buildEvent(),
  ...review,
  additionalInfo: null,
  status: 'pending_review',
  ...changes,
});

export const buildAdminArticle = (changes: Partial<AdminArticle> = {}): AdminArticle => ({
  ...buildArticle(),
  ...review,
  status: 'pending_review',
  createdAt: '2030-03-01T12:00:00.000Z',
  ...changes,
});

export const buildSettings = (changes: Partial<AdminSiteSettings> = {}): AdminSiteSettings => ({
  id: 1,
  subscriptionRequired: true,
  eventScrapingEnabled: true,
  autoPublishEvents: false,
  autoApproveEvents: false,
  categorizeEventsByCountry: true,
  categorizeEventsByCity: true,
  categorizeEventsByDate: true,
  newsScrapingEnabled: true,
  autoPublishNews: false,
  useRssFeeds: true,
  useNewsApi: false,
  newsByCategory: true,
  hasNewsApiKey: false,
  newsScrapingSources: ['https://news.example/'],
  newsScrapingTopics: ['remote work'],
  nextNewsScrapingTime: null,
  lastNewsScrapingTime: null,
  newsScrapingIntervalHours: 24,
  lastNewsScrapingResults: null,
  nextScrapeTime: null,
  lastScrapeTime: null,
  scrapeIntervalHours: 12,
  scrapingSources: ['https://fairs.example/'],
  scrapingTopics: ['career fair'],
  lastScrapeResults: null,
  isCollectedOnSchedule: true,
  updatedAt: '2030-01-01T00:00:00.000Z',
  updatedBy: null,
  ...changes,
});
