import type { ApplicationStatus } from '@fitted/contract/constants';
import type { Page } from '@fitted/contract/paging';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { jobApplications, resumes } from '../../db/schema/resumes.ts';

export type ApplicationRow = typeof jobApplications.$inferSelect;
export type NewApplication = typeof jobApplications.$inferInsert;
export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;
export type ApplicationChange = Partial<
  Pick<ApplicationRow, 'jobTitle' | 'company' | 'applicationDate' | 'status' | 'notes' | 'followUpOn' | 'resumeId'>
>;

const one = <Row>([row]: readonly Row[]): Row | undefined => row;

export function createApplicationRepository(db: Queryable) {
  const isOwned = (id: number, userId: number) => and(eq(jobApplications.id, id), eq(jobApplications.userId, userId));
  const isListed = (userId: number, status: ApplicationStatus | undefined) =>
    and(eq(jobApplications.userId, userId), status && eq(jobApplications.status, status));

  return {
    async listOwned(userId: number, { limit, cursor, status }: Page & { status?: ApplicationStatus | undefined }) {
      const rows = await db
        .select()
        .from(jobApplications)
        .where(
          and(isListed(userId, status), behind(decodeCursor(cursor), jobApplications.updatedAt, jobApplications.id)),
        )
        .orderBy(...newestFirst(jobApplications.updatedAt, jobApplications.id))
        .limit(limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.updatedAt, id: row.id }));
    },

    async countOwned(userId: number, status: ApplicationStatus | undefined): Promise<number> {
      const counted = one(await db.select({ total: count() }).from(jobApplications).where(isListed(userId, status)));
      return counted?.total ?? 0;
    },

    readAll: (userId: number): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(jobApplications)
        .where(eq(jobApplications.userId, userId))
        .orderBy(...newestFirst(jobApplications.applicationDate, jobApplications.id)),

    findOwned: async (id: number, userId: number): Promise<ApplicationRow | undefined> =>
      one(await db.select().from(jobApplications).where(isOwned(id, userId))),

    ownsResume: async (resumeId: number, userId: number): Promise<boolean> => {
      const isTheirs = and(eq(resumes.id, resumeId), eq(resumes.userId, userId));
      return (await db.select({ id: resumes.id }).from(resumes).where(isTheirs)).length > 0;
    },

    insert: (rows: readonly NewApplication[]): Promise<ApplicationRow[]> =>
      db
        .insert(jobApplications)
        .values([...rows])
        .returning(),

    /** Changes the state that the caller saw, or nothing. */
    changeOwned: async (
      id: number,
      userId: number,
      seenVersion: number,
      change: ApplicationChange,
    ): Promise<ApplicationRow | undefined> =>
      one(
        await db
          .update(jobApplications)
          .set({ ...change, version: sql`${jobApplications.version} + 1`, updatedAt: new Date() })
          .where(and(isOwned(id, userId), eq(jobApplications.version, seenVersion)))
          .returning(),
      ),

    deleteOwned: async (id: number, userId: number): Promise<boolean> =>
      (await db.delete(jobApplications).where(isOwned(id, userId)).returning({ id: jobApplications.id })).length > 0,
  };
}
