import type { NewsStatus } from '@fitted/contract/constants';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

type ArticleColumn = 'title' | 'summary' | 'author' | 'source' | 'category' | 'tags';

/** All that a search of the administrators looks through, as one text. An index holds it: both must say the same. */
export const searchedInArticles = (table: Record<ArticleColumn, SQLWrapper>): SQL =>
  sql`${table.title} || E'\\n' || coalesce(${table.summary}, '') || E'\\n' || coalesce(${table.author}, '') || E'\\n' || ${table.source} || E'\\n' || ${table.category} || E'\\n' || words_of(${table.tags})`;

export const newsArticles = pgTable(
  'news_articles',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary'),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    author: text('author'),
    source: text('source').notNull(),
    sourceUrl: text('source_url'),
    category: text('category').notNull().default('Career'),
    tags: text('tags').array().notNull().default([]),
    imageUrl: text('image_url'),
    publishDate: instant('publish_date').notNull(),
    status: text('status').$type<NewsStatus>().notNull().default('pending_review'),
    featuredOrder: integer('featured_order'),
    viewCount: integer('view_count').notNull().default(0),
    scrapedAt: instant('scraped_at'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('news_articles_search').using('gin', sql`(${searchedInArticles(table)}) gin_trgm_ops`),
    uniqueIndex('news_articles_slug_unique').on(table.slug),
    index('news_articles_status_published').on(table.status, table.publishDate),
    index('news_articles_status_category').on(table.status, table.category),
    index('news_articles_status_views').on(table.status, table.viewCount, table.id),
    index('news_articles_source').on(table.sourceUrl),
  ],
);
