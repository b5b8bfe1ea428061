import type { ApplicationStatus } from '@fitted/contract/constants';
import type { Language } from '@fitted/contract/languages';
import type { Page } from '@fitted/contract/paging';
import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { jobApplications, resumes } from '../../db/schema/resumes.ts';
import { users } from '../../db/schema/users.ts';

export type ApplicationRow = typeof jobApplications.$inferSelect;
export type NewApplication = typeof jobApplications.$inferInsert;
export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;
export type ApplicationChange = Partial<
  Pick<ApplicationRow, 'jobTitle' | 'company' | 'applicationDate' | 'status' | 'notes' | 'followUpOn' | 'resumeId'>
>;

export interface DueFollowUpRow {
  readonly id: number;
  readonly jobTitle: string;
  readonly company: string;
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

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

    /** Locked until the transaction ends, so that two processes never remind of the same one. */
    lockDueFollowUps: (
      today: string,
      statuses: readonly ApplicationStatus[],
      limit: number,
    ): Promise<DueFollowUpRow[]> =>
      db
        .select({
          id: jobApplications.id,
          jobTitle: jobApplications.jobTitle,
          company: jobApplications.company,
          userId: users.id,
          email: users.email,
          firstName: users.firstName,
          language: users.language,
        })
        .from(jobApplications)
        .innerJoin(users, eq(users.id, jobApplications.userId))
        .where(
          and(
            lte(jobApplications.followUpOn, today),
            sql`${jobApplications.remindedOf} is distinct from ${jobApplications.followUpOn}`,
            inArray(jobApplications.status, [...statuses]),
            eq(users.followUpReminders, true),
          ),
        )
        .orderBy(asc(users.id), asc(jobApplications.followUpOn), asc(jobApplications.id))
        .limit(limit)
        .for('update', { of: jobApplications, skipLocked: true }),

    async markReminded(ids: readonly number[]): Promise<void> {
      await db
        .update(jobApplications)
        .set({ remindedOf: sql`${jobApplications.followUpOn}`, updatedAt: sql`${jobApplications.updatedAt}` })
        .where(inArray(jobApplications.id, [...ids]));
    },

    deleteOwned: async (id: number, userId: number): Promise<boolean> =>
      (await db.delete(jobApplications).where(isOwned(id, userId)).returning({ id: jobApplications.id })).length > 0,
  };
}
