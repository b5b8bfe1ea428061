import type { AdLocation } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** A single row. The seed provides the default sources and topics. */
export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey(),
  subscriptionRequired: boolean('subscription_required').notNull().default(true),
  eventScrapingEnabled: boolean('event_scraping_enabled').notNull().default(true),
  autoPublishEvents: boolean('auto_publish_events').notNull().default(false),
  autoApproveEvents: boolean('auto_approve_events').notNull().default(false),
  categorizeEventsByCountry: boolean('categorize_events_by_country').notNull().default(true),
  categorizeEventsByCity: boolean('categorize_events_by_city').notNull().default(true),
  categorizeEventsByDate: boolean('categorize_events_by_date').notNull().default(true),
  newsScrapingEnabled: boolean('news_scraping_enabled').notNull().default(true),
  autoPublishNews: boolean('auto_publish_news').notNull().default(false),
  newsApiKey: text('news_api_key'),
  useRssFeeds: boolean('use_rss_feeds').notNull().default(true),
  useNewsApi: boolean('use_news_api').notNull().default(false),
  newsByCategory: boolean('news_by_category').notNull().default(true),
  newsScrapingSources: text('news_scraping_sources').array().notNull().default([]),
  newsScrapingTopics: text('news_scraping_topics').array().notNull().default([]),
  nextNewsScrapingTime: instant('next_news_scraping_time'),
  lastNewsScrapingTime: instant('last_news_scraping_time'),
  newsScrapingIntervalHours: doublePrecision('news_scraping_interval_hours').notNull().default(24),
  lastNewsScrapingResults: jsonb('last_news_scraping_results'),
  nextScrapeTime: instant('next_scrape_time'),
  lastScrapeTime: instant('last_scrape_time'),
  scrapeIntervalHours: doublePrecision('scrape_interval_hours').notNull().default(12),
  scrapingSources: text('scraping_sources').array().notNull().default([]),
  scrapingTopics: text('scraping_topics').array().notNull().default([]),
  lastScrapeResults: jsonb('last_scrape_results'),
  updatedAt: updatedAt(),
  updatedBy: integer('updated_by')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' }),
});

/** A daily snapshot. */
export const siteMetrics = pgTable('site_metrics', {
  id: id(),
  date: date('date').notNull().unique(),
  totalUsers: integer('total_users').notNull().default(0),
  totalResumes: integer('total_resumes').notNull().default(0),
  totalJobDescriptions: integer('total_job_descriptions').notNull().default(0),
  activeUsers: integer('active_users').notNull().default(0),
  resumeImprovements: integer('resume_improvements').notNull().default(0),
});

export const advertisements = pgTable('advertisements', {
  id: id(),
  name: text('name').notNull(),
  location: text('location').$type<AdLocation>().notNull(),
  adScript: text('ad_script').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  startDate: instant('start_date'),
  endDate: instant('end_date'),
  htmlContent: text('html_content'),
  imageUrl: text('image_url'),
  targetUrl: text('target_url'),
  title: text('title'),
  text: text('text'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** The signed-in user, if any. The address below is typed and unverified. */
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_user').on(table.userId).where(sql`user_id is not null`)],
);
