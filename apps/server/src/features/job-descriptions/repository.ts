import type { Page } from '@fitted/contract/paging';
import type { UserId } from '@fitted/contract/primitives';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { first, theRow } from '../../db/rows.ts';
import { jobDescriptions } from '../../db/schema/resumes.ts';

/** The transaction that last wrote the row, so it differs after every change. The table has no `updatedAt` column. */
const version = sql<string>`job_descriptions.xmin::text`;
const columns = { ...getTableColumns(jobDescriptions), version };

export type JobRow = typeof jobDescriptions.$inferSelect & { readonly version: string };
export type JobDescriptionRepository = ReturnType<typeof createJobDescriptionRepository>;
type JobChange = Partial<Pick<JobRow, 'title' | 'company' | 'description'>>;

export function createJobDescriptionRepository(db: Queryable) {
  const isOwned = (id: number, userId: UserId) => and(eq(jobDescriptions.id, id), eq(jobDescriptions.userId, userId));

  return {
    async listOwned(userId: UserId, { limit, cursor }: Page) {
      const rows = await db
        .select({
          id: jobDescriptions.id,
          title: jobDescriptions.title,
          company: jobDescriptions.company,
          source: jobDescriptions.source,
          preview: sql<string>`left(${jobDescriptions.description}, 160)`,
          createdAt: jobDescriptions.createdAt,
        })
        .from(jobDescriptions)
        .where(
          and(
            eq(jobDescriptions.userId, userId),
            behind(decodeCursor(cursor), jobDescriptions.createdAt, jobDescriptions.id),
          ),
        )
        .orderBy(...newestFirst(jobDescriptions.createdAt, jobDescriptions.id))
        .limit(limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    },

    findOwned: async (id: number, userId: UserId): Promise<JobRow | undefined> =>
      first(await db.select(columns).from(jobDescriptions).where(isOwned(id, userId))),

    async insert(row: typeof jobDescriptions.$inferInsert): Promise<JobRow> {
      return theRow(await db.insert(jobDescriptions).values(row).returning(columns), 'an insert returned no row');
    },

    /** With a version, changes the row only if it is still that version. Check and change are one statement. */
    changeOwned: async (
      id: number,
      userId: UserId,
      change: JobChange,
      seenVersion?: string,
    ): Promise<JobRow | undefined> =>
      first(
        await db
          .update(jobDescriptions)
          .set(change)
          .where(and(isOwned(id, userId), seenVersion === undefined ? undefined : sql`${version} = ${seenVersion}`))
          .returning(columns),
      ),

    deleteOwned: async (id: number, userId: UserId): Promise<boolean> =>
      (await db.delete(jobDescriptions).where(isOwned(id, userId)).returning({ id: jobDescriptions.id })).length > 0,
  };
}
