import type { Page } from '@fitted/contract/paging';
import type { ResumeId, UserId } from '@fitted/contract/primitives';
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { behind, cutPage, decodeCursor, newestFirst } from '../../db/keyset.ts';
import { first, theRow } from '../../db/rows.ts';
import { jobDescriptions, resumeImprovements, resumes, statedFacts } from '../../db/schema/resumes.ts';

export type ResumeRow = typeof resumes.$inferSelect;
export type VersionRow = typeof resumeImprovements.$inferSelect;
export type ResumeRepository = ReturnType<typeof createResumeRepository>;
type ResumeChange = Partial<Pick<ResumeRow, 'title' | 'improvedText'>>;

export function createResumeRepository(db: Queryable) {
  const isOwned = (id: ResumeId, userId: UserId) => and(eq(resumes.id, id), eq(resumes.userId, userId));
  const isVersion = (resumeId: ResumeId, versionId: number, userId: UserId) =>
    and(
      eq(resumeImprovements.id, versionId),
      eq(resumeImprovements.resumeId, resumeId),
      eq(resumeImprovements.userId, userId),
    );

  return {
    async listOwned(userId: UserId, { limit, cursor }: Page) {
      const rows = await db
        .select({
          id: resumes.id,
          title: resumes.title,
          preview: sql<string>`left(coalesce(${resumes.improvedText}, ${resumes.originalText}), 600)`,
          versionCount: sql<number>`(select count(*)::int from ${resumeImprovements} v where v.resume_id = ${resumes}.id)`,
          createdAt: resumes.createdAt,
          updatedAt: resumes.updatedAt,
        })
        .from(resumes)
        .where(and(eq(resumes.userId, userId), behind(decodeCursor(cursor), resumes.updatedAt, resumes.id)))
        .orderBy(...newestFirst(resumes.updatedAt, resumes.id))
        .limit(limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.updatedAt, id: row.id }));
    },

    findOwned: async (id: ResumeId, userId: UserId): Promise<ResumeRow | undefined> =>
      first(await db.select().from(resumes).where(isOwned(id, userId))),

    /** Serialises saving for this person until the transaction ends, so that find-then-insert creates no duplicates. */
    async lockWork(userId: UserId): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved_work'), ${userId})`);
    },

    /** The same text submitted again is the same resume, not a second one. */
    findByText: async (userId: UserId, originalText: string): Promise<ResumeRow | undefined> =>
      first(
        await db
          .select()
          .from(resumes)
          .where(and(eq(resumes.userId, userId), eq(resumes.originalText, originalText)))
          .limit(1),
      ),

    async insert(row: typeof resumes.$inferInsert): Promise<ResumeRow> {
      return theRow(await db.insert(resumes).values(row).returning(), 'an insert returned no row');
    },

    /** With `seenUpdatedAt`, changes the row only if it has not changed since. Check and change are one statement. */
    changeOwned: async (
      id: ResumeId,
      userId: UserId,
      change: ResumeChange,
      seenUpdatedAt?: string,
    ): Promise<ResumeRow | undefined> =>
      first(
        await db
          .update(resumes)
          .set({ ...change, updatedAt: sql`now()` })
          .where(and(isOwned(id, userId), seenUpdatedAt ? eq(resumes.updatedAt, new Date(seenUpdatedAt)) : undefined))
          .returning(),
      ),

    deleteOwned: async (id: ResumeId, userId: UserId): Promise<boolean> =>
      (await db.delete(resumes).where(isOwned(id, userId)).returning({ id: resumes.id })).length > 0,

    async listVersions(resumeId: ResumeId, userId: UserId, { limit, cursor }: Page) {
      const rows = await db
        .select(getTableColumns(resumeImprovements))
        .from(resumeImprovements)
        .where(
          and(
            eq(resumeImprovements.resumeId, resumeId),
            eq(resumeImprovements.userId, userId),
            behind(decodeCursor(cursor), resumeImprovements.createdAt, resumeImprovements.id),
          ),
        )
        .orderBy(...newestFirst(resumeImprovements.createdAt, resumeImprovements.id))
        .limit(limit + 1);
      return cutPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    },

    findVersion: async (resumeId: ResumeId, versionId: number, userId: UserId): Promise<VersionRow | undefined> =>
      first(
        await db
          .select()
          .from(resumeImprovements)
          .where(isVersion(resumeId, versionId, userId)),
      ),

    deleteVersion: async (resumeId: ResumeId, versionId: number, userId: UserId): Promise<boolean> =>
      (
        await db
          .delete(resumeImprovements)
          .where(isVersion(resumeId, versionId, userId))
          .returning({ id: resumeImprovements.id })
      ).length > 0,

    versionTexts: (resumeId: ResumeId, userId: UserId) =>
      db
        .select({ id: resumeImprovements.id, improvedText: resumeImprovements.improvedText })
        .from(resumeImprovements)
        .where(and(eq(resumeImprovements.resumeId, resumeId), eq(resumeImprovements.userId, userId))),

    async changeVersionText(
      resumeId: ResumeId,
      versionId: number,
      userId: UserId,
      improvedText: string,
    ): Promise<void> {
      await db
        .update(resumeImprovements)
        .set({ improvedText })
        .where(isVersion(resumeId, versionId, userId));
    },

    async deleteFacts(userId: UserId, facts: readonly string[]): Promise<void> {
      await db.delete(statedFacts).where(and(eq(statedFacts.userId, userId), inArray(statedFacts.fact, [...facts])));
    },

    /**
     * If the list is full, deletes only the oldest version: someone who has more from an earlier plan loses no more than they
     * add.
     */
    async makeRoomForVersion(resumeId: ResumeId, userId: UserId, kept: number): Promise<void> {
      const ofResume = and(eq(resumeImprovements.resumeId, resumeId), eq(resumeImprovements.userId, userId));
      const [counted] = await db.select({ versions: count() }).from(resumeImprovements).where(ofResume);
      if ((counted?.versions ?? 0) < kept) return;
      const oldest = db
        .select({ id: resumeImprovements.id })
        .from(resumeImprovements)
        .where(ofResume)
        .orderBy(asc(resumeImprovements.createdAt), asc(resumeImprovements.id))
        .limit(1);
      await db.delete(resumeImprovements).where(inArray(resumeImprovements.id, oldest));
    },

    async insertVersion(version: typeof resumeImprovements.$inferInsert): Promise<void> {
      await db.insert(resumeImprovements).values(version);
    },

    /** One row per posting: importing the same job again adds nothing. */
    async insertJob(job: typeof jobDescriptions.$inferInsert): Promise<void> {
      const known = await db
        .select({ id: jobDescriptions.id })
        .from(jobDescriptions)
        .where(
          and(
            eq(jobDescriptions.userId, job.userId),
            eq(jobDescriptions.title, job.title),
            eq(jobDescriptions.description, job.description),
          ),
        )
        .limit(1);
      if (known.length === 0) await db.insert(jobDescriptions).values(job);
    },

    async insertFacts(userId: UserId, resumeId: ResumeId, facts: readonly string[]): Promise<void> {
      const known = await db.select({ fact: statedFacts.fact }).from(statedFacts).where(eq(statedFacts.userId, userId));
      const fresh = facts.filter((fact) => !known.some((row) => row.fact === fact));
      if (fresh.length > 0) await db.insert(statedFacts).values(fresh.map((fact) => ({ userId, resumeId, fact })));
    },
  };
}
