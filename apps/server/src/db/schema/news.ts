import type { NewsStatus } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

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
    reviewedBy: integer('reviewed_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** All text searchable by administrators, in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      (): SQL =>
        sql`lower(title || E'\\n' || coalesce(summary, '') || E'\\n' || coalesce(author, '') || E'\\n' || source || E'\\n' || category || E'\\n' || words_of(tags))`,
    ),
  },
  (table) => [
    index('news_articles_search').using('gin', table.searchText.op('gin_trgm_ops')),
    uniqueIndex('news_articles_slug_unique').on(table.slug),
    index('news_articles_status_published').on(table.status, table.publishDate),
    index('news_articles_status_category').on(table.status, table.category),
    index('news_articles_status_views').on(table.status, table.viewCount, table.id),
    index('news_articles_source').on(table.sourceUrl),
    index('news_articles_reviewer').on(table.reviewedBy).where(sql`reviewed_by is not null`),
  ],
);

/** All columns except the search text. */
const { searchText: _, ...columns } = getTableColumns(newsArticles);
export const articleColumns = columns;
