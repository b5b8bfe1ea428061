import type { ApplicationStatus } from '@fitted/contract/constants';
import type { Language } from '@fitted/contract/languages';
import type { Page } from '@fitted/contract/paging';
import type { ResumeId, UserId } from '@fitted/contract/primitives';
import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { first } from '../../db/rows.ts';
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
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

/** Statuses in which a response is still expected. */
const openStatuses: readonly ApplicationStatus[] = ['applied', 'interview'];

/** Follow-ups that are due and have had no reminder; the last condition must match the index. */
const isDue = (today: string) =>
  and(
    lte(jobApplications.followUpOn, today),
    inArray(jobApplications.status, [...openStatuses]),
    sql`${jobApplications.remindedOf} is distinct from ${jobApplications.followUpOn}`,
  );

export function createApplicationRepository(db: Queryable) {
  const isOwned = (id: number, userId: UserId) => and(eq(jobApplications.id, id), eq(jobApplications.userId, userId));
  const isListed = (userId: UserId, status: ApplicationStatus | undefined) =>
    and(eq(jobApplications.userId, userId), status && eq(jobApplications.status, status));

  return {
    async listOwned(userId: UserId, { limit, cursor, status }: Page & { status?: ApplicationStatus | undefined }) {
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

    async countOwned(userId: UserId, status: ApplicationStatus | undefined): Promise<number> {
      const counted = first(await db.select({ total: count() }).from(jobApplications).where(isListed(userId, status)));
      return counted?.total ?? 0;
    },

    readAll: (userId: UserId): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(jobApplications)
        .where(eq(jobApplications.userId, userId))
        .orderBy(...newestFirst(jobApplications.applicationDate, jobApplications.id)),

    findOwned: async (id: number, userId: UserId): Promise<ApplicationRow | undefined> =>
      first(await db.select().from(jobApplications).where(isOwned(id, userId))),

    ownsResume: async (resumeId: ResumeId, userId: UserId): Promise<boolean> => {
      const isTheirs = and(eq(resumes.id, resumeId), eq(resumes.userId, userId));
      return (await db.select({ id: resumes.id }).from(resumes).where(isTheirs)).length > 0;
    },

    insert: (rows: readonly NewApplication[]): Promise<ApplicationRow[]> =>
      db
        .insert(jobApplications)
        .values([...rows])
        .returning(),

    /** Changes the row only if it is still the version that the caller saw. */
    changeOwned: async (
      id: number,
      userId: UserId,
      seenVersion: number,
      change: ApplicationChange,
    ): Promise<ApplicationRow | undefined> =>
      first(
        await db
          .update(jobApplications)
          .set({ ...change, version: sql`${jobApplications.version} + 1` })
          .where(and(isOwned(id, userId), eq(jobApplications.version, seenVersion)))
          .returning(),
      ),

    /** Ids of the next people to be sent a reminder. */
    async listPeopleToRemind(today: string, after: UserId | undefined, limit: number): Promise<UserId[]> {
      const rows = await db
        .selectDistinct({ userId: jobApplications.userId })
        .from(jobApplications)
        .where(and(isDue(today), after && gt(jobApplications.userId, after)))
        .orderBy(asc(jobApplications.userId))
        .limit(limit);
      return rows.map(({ userId }) => userId);
    },

    /** Lets only one process send reminders at a time: two would split a person's applications between two mails. */
    async lockReminders(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('follow_up_reminders'))`);
    },

    /** Everything due of these people, locked, so that nothing changes before it is marked as reminded. */
    lockDueFollowUps: (today: string, userIds: readonly UserId[]): Promise<DueFollowUpRow[]> =>
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
        .where(and(isDue(today), inArray(jobApplications.userId, [...userIds]), eq(users.followUpReminders, true)))
        .orderBy(asc(users.id), asc(jobApplications.followUpOn), asc(jobApplications.id))
        .for('update', { of: jobApplications }),

    async markReminded(ids: readonly number[]): Promise<void> {
      await db
        .update(jobApplications)
        .set({ remindedOf: sql`${jobApplications.followUpOn}`, updatedAt: sql`${jobApplications.updatedAt}` })
        .where(inArray(jobApplications.id, [...ids]));
    },

    deleteOwned: async (id: number, userId: UserId): Promise<boolean> =>
      (await db.delete(jobApplications).where(isOwned(id, userId)).returning({ id: jobApplications.id })).length > 0,
  };
}
