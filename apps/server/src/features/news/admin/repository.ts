import type { AdminNewsQuery } from '@fitted/contract/admin/content';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { cutById, decodeId } from '../../../db/id-cursor.ts';
import { theRow } from '../../../db/rows.ts';
import { articleColumns, newsArticles as articles } from '../../../db/schema/news.ts';
import { containing } from '../../../db/text-conditions.ts';
import type { ArticleRow } from '../repository.ts';

export type ArticleColumns = typeof articles.$inferInsert;
type Filters = Pick<AdminNewsQuery, 'search' | 'status'>;

export function createNewsAdminRepository(db: Queryable) {
  return {
    /** All statuses, newest first. */
    async list({ limit, cursor, ...filters }: AdminNewsQuery) {
      const before = decodeId(cursor);
      const rows: ArticleRow[] = await db
        .select(articleColumns)
        .from(articles)
        .where(and(isWanted(filters), before === undefined ? undefined : lt(articles.id, before)))
        .orderBy(desc(articles.id))
        .limit(limit + 1);
      return cutById(rows, limit);
    },

    async count(filters: Filters): Promise<number> {
      const [row] = await db.select({ all: count() }).from(articles).where(isWanted(filters));
      return row?.all ?? 0;
    },

    async lock(id: number): Promise<ArticleRow | undefined> {
      const [row] = await db.select(articleColumns).from(articles).where(eq(articles.id, id)).for('update');
      return row;
    },

    /** Undefined if another article has the slug: a failed insert would abort the surrounding transaction. */
    async insertUnlessTaken(article: ArticleColumns): Promise<ArticleRow | undefined> {
      const [row] = await db
        .insert(articles)
        .values(article)
        .onConflictDoNothing({ target: articles.slug })
        .returning(articleColumns);
      return row;
    },

    async update(id: number, change: Partial<ArticleColumns>): Promise<ArticleRow> {
      const rows = await db
        .update(articles)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(articles.id, id))
        .returning(articleColumns);
      return theRow(rows, 'a locked article vanished');
    },

    async remove(id: number): Promise<void> {
      await db.delete(articles).where(eq(articles.id, id));
    },
  };
}

const isWanted = ({ search, status }: Filters) =>
  and(
    search ? sql`${articles.searchText} like lower(${containing(search)})` : undefined,
    status ? eq(articles.status, status) : undefined,
  );
