import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  type CollectionKind,
  collectedItems as items,
  collectionRunSources as parts,
  collectionRuns as runs,
  collectionSources as sources,
} from '../../db/schema/collection.ts';
import type { Identity } from './source/identity.ts';
import type { KnownSource } from './source/source-reading.ts';

export type RunRow = typeof runs.$inferSelect;
export type RunSourceRow = typeof parts.$inferSelect;

/** The result of reading one source of a run. */
export interface SourceOutcome {
  readonly found: number;
  readonly added: number;
  readonly duplicates: number;
  readonly error: string | null;
}

interface NewSource {
  readonly source: string;
  readonly host: string;
}

/** After this time a source is read in full, even if the site reports no changes, because recurring events move on. */
const trustUnchangedFor = sql`interval '7 days'`;
const dayMs = 24 * 60 * 60 * 1000;
const rememberDays = 400;
const keepRunsDays = 30;

const isLeased = sql`${parts.leasedUntil} >= now()`;
const isUnfinished = isNull(parts.finishedAt);

export function createCollectionRepository(db: Queryable) {
  const isPart = ({ runId, position, attempts }: RunSourceRow): SQL | undefined =>
    and(eq(parts.runId, runId), eq(parts.position, position), eq(parts.attempts, attempts), isUnfinished);

  return {
    async findOpenRun(kind: CollectionKind): Promise<RunRow | undefined> {
      const [run] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.kind, kind), isNull(runs.finishedAt)));
      return run;
    },

    /** Undefined if one of this kind is already open. */
    async openRun(
      run: Pick<RunRow, 'kind' | 'isScheduled' | 'startedAt'>,
      given: readonly NewSource[],
    ): Promise<RunRow | undefined> {
      const [opened] = await db.insert(runs).values(run).onConflictDoNothing().returning();
      if (opened && given.length > 0)
        await db.insert(parts).values(given.map((part, position) => ({ ...part, runId: opened.id, position })));
      return opened;
    },

    /**
     * Leases the next free source, but none of a host that is being read: two processes must not read from one host at
     * the same time. Claims are serialised, so that each sees the others' leases.
     */
    async claimSource(runId: number, leaseMs: number): Promise<RunSourceRow | undefined> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('collection_claim'))`);
      const busyHosts = db
        .select({ host: parts.host })
        .from(parts)
        .where(and(eq(parts.runId, runId), isUnfinished, isLeased));
      const free = db
        .select({ position: parts.position })
        .from(parts)
        .where(
          and(
            eq(parts.runId, runId),
            isUnfinished,
            or(isNull(parts.leasedUntil), lt(parts.leasedUntil, sql`now()`)),
            sql`${parts.host} not in ${busyHosts}`,
          ),
        )
        .orderBy(asc(parts.position))
        .limit(1);
      const [claimed] = await db
        .update(parts)
        .set({
          attempts: sql`${parts.attempts} + 1`,
          leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`,
        })
        .where(and(eq(parts.runId, runId), inArray(parts.position, free)))
        .returning();
      return claimed;
    },

    /** False if the lease was lost, so that another process is responsible for the source. */
    async finishSource(part: RunSourceRow, outcome: SourceOutcome, at: Date): Promise<boolean> {
      const done = await db
        .update(parts)
        .set({ ...outcome, finishedAt: at, leasedUntil: null })
        .where(isPart(part))
        .returning({ position: parts.position });
      return done.length > 0;
    },

    async releaseSource(part: RunSourceRow): Promise<void> {
      await db.update(parts).set({ leasedUntil: null }).where(isPart(part));
    },

    listSources: (runId: number): Promise<RunSourceRow[]> =>
      db.select().from(parts).where(eq(parts.runId, runId)).orderBy(asc(parts.position)),

    async isBeingRead(runId: number): Promise<boolean> {
      const [row] = await db
        .select({ leased: count() })
        .from(parts)
        .where(and(eq(parts.runId, runId), isUnfinished, isLeased));
      return (row?.leased ?? 0) > 0;
    },

    /** True for the process that closes it; false if a source is unfinished or the run is already closed. */
    async closeRun(runId: number, at: Date): Promise<boolean> {
      const unfinished = db
        .select({ one: sql`1` })
        .from(parts)
        .where(and(eq(parts.runId, runId), isUnfinished));
      const closed = await db
        .update(runs)
        .set({ finishedAt: at })
        .where(and(eq(runs.id, runId), isNull(runs.finishedAt), sql`not exists ${unfinished}`))
        .returning({ id: runs.id });
      return closed.length > 0;
    },

    async isOpen(runId: number): Promise<boolean> {
      const rows = await db
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.id, runId), isNull(runs.finishedAt)));
      return rows.length > 0;
    },

    /** Undefined if it was last read for other topics or too long ago. */
    async findKnown(kind: CollectionKind, source: string, readFor: string): Promise<KnownSource | undefined> {
      const isFresh = sql<boolean>`${sources.readFor} = ${readFor} and ${sources.readAt} > now() - ${trustUnchangedFor}`;
      const [row] = await db
        .select({ ...getTableColumns(sources), isFresh })
        .from(sources)
        .where(and(eq(sources.kind, kind), eq(sources.source, source)));
      return row && !row.isFresh ? { feedUrl: row.feedUrl, etag: null, lastModified: null } : row;
    },

    async saveKnown(kind: CollectionKind, source: string, known: KnownSource, readFor: string): Promise<void> {
      const { etag, lastModified, feedUrl } = known;
      const row = { etag, lastModified, feedUrl, readFor, readAt: sql`now()` };
      await db
        .insert(sources)
        .values({ kind, source, ...row })
        .onConflictDoUpdate({ target: [sources.kind, sources.source], set: row });
    },

    /** Only one transaction at a time stores items of this kind, so none is stored twice. */
    async lockItems(kind: CollectionKind): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`collected_${kind}`}))`);
    },

    /** Items that were collected before, or similar ones. */
    async listSimilar(kind: CollectionKind, given: readonly Identity[]): Promise<Identity[]> {
      if (given.length === 0) return [];
      const keys = given.map(({ key }) => key);
      const likenesses = given.map(({ likeness }) => likeness);
      return db
        .select({ key: items.key, likeness: items.likeness, day: items.day })
        .from(items)
        .where(and(eq(items.kind, kind), or(inArray(items.key, keys), inArray(items.likeness, likenesses))));
    },

    async rememberItems(kind: CollectionKind, given: readonly Identity[]): Promise<void> {
      if (given.length === 0) return;
      const seenAt = sql`now()`;
      await db
        .insert(items)
        .values(given.map(({ key, likeness, day }) => ({ kind, key, likeness, day, seenAt })))
        .onConflictDoUpdate({ target: [items.kind, items.key], set: { seenAt } });
    },

    async removeOld(at: Date): Promise<void> {
      await db.delete(items).where(lt(items.seenAt, new Date(at.getTime() - rememberDays * dayMs)));
      await db.delete(runs).where(lt(runs.finishedAt, new Date(at.getTime() - keepRunsDays * dayMs)));
    },
  };
}
