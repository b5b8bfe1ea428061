import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SourceResult } from '@fitted/contract/admin/site';
import type { Database } from '../../db/client.ts';
import type { CollectionKind } from '../../db/schema/collection.ts';
import { AppError } from '../../errors/app-error.ts';
import { type OutboundFetch, outboundUserAgent } from '../../ports/outbound-fetch.ts';
import { createWebReader, UnreadablePage, type WebReader } from '../../web-reading/web-reader.ts';
import { createSiteRepository, type SiteSettingsRow } from '../site/public.ts';
import { eventsKind } from './events/events-kind.ts';
import type { Kind } from './kind.ts';
import { newsKind } from './news/news-kind.ts';
import { type PageReader, readInOwnProcess } from './pages/page-reader.ts';
import { createCollectionRepository, type RunRow, type RunSourceRow } from './repository.ts';
import { type Results, resultColumns, summarize } from './results.ts';
import { storeReading } from './store-reading.ts';

export interface CollectorDeps {
  readonly db: Database;
  readonly fetch: OutboundFetch;
  /** By default a polite reader; tests pass a stand-in. */
  readonly read?: WebReader;
  /** Parses fetched pages; in the server, in a process that can be killed. */
  readonly pages?: PageReader;
  readonly newsApiBaseUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly limits?: Partial<Limits>;
}

type Write = (details: object, message: string) => void;

interface Log {
  readonly info: Write;
  readonly warn: Write;
}

interface Limits {
  /**
   * Sources that one process reads at the same time, from different hosts. Few, because a name that does not resolve
   * takes one of only two lookup slots.
   */
  readonly parallel: number;
  /** For one source including all its pages. */
  readonly sourceTimeoutMs: number;
  /** Longer than `sourceTimeoutMs`, so that only a dead process loses its lease. */
  readonly leaseMs: number;
  /** After this many processes have died reading a source, it is skipped. */
  readonly maxAttempts: number;
  /** How often a watched run is checked. */
  readonly watchMs: number;
}

export interface Progress extends SourceResult {
  readonly done: number;
  readonly total: number;
}

export type Collector = ReturnType<typeof createCollector>;

const kinds: Readonly<Record<CollectionKind, Kind>> = { events: eventsKind, news: newsKind };
const hourMs = 60 * 60 * 1000;

/**
 * Collects events and news. A run and the state of each of its sources are rows, so that any process can continue where
 * another stopped: sources are leased one by one, and a source's results are stored together with its completion.
 */
export function createCollector({
  db,
  fetch,
  read = createWebReader({ fetch, userAgent: outboundUserAgent }),
  pages = readInOwnProcess,
  newsApiBaseUrl,
  log,
  now,
  limits: given = {},
}: CollectorDeps) {
  const limits = { parallel: 2, sourceTimeoutMs: 90_000, leaseMs: 120_000, maxAttempts: 3, watchMs: 500, ...given };
  const repository = createCollectionRepository(db);
  const stopping = new AbortController();

  /** Undefined if one is already open, or if a scheduled one is not due (any more). */
  const begin = (kind: Kind, isScheduled: boolean): Promise<RunRow | undefined> =>
    db.transaction(async (tx) => {
      const site = createSiteRepository(tx);
      const settings = await site.lockSettings();
      const startedAt = now();
      if (isScheduled && !isDue(kind, settings, startedAt)) return undefined;
      const sources = [...new Set(kind.sources(settings))].map((source) => ({ source, host: hostOf(source) }));
      const run = await createCollectionRepository(tx).openRun({ kind: kind.name, isScheduled, startedAt }, sources);
      if (!run) return undefined;
      const next = new Date(startedAt.getTime() + kind.intervalHours(settings) * hourMs);
      // Scheduling the next run is not an administrator's change, so keep `updatedAt`.
      await site.updateSettings({ ...resultColumns[kind.name].next(next), updatedAt: settings.updatedAt });
      return run;
    });

  /** Reads sources of the run until every one is done or leased by another process. */
  const work = async (
    kind: Kind,
    run: RunRow,
    onSource: () => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const settings = await createSiteRepository(db).getSettings();
    const readOn = async () => {
      while (!stopping.signal.aborted) {
        const part = await db.transaction((tx) => createCollectionRepository(tx).claimSource(run.id, limits.leaseMs));
        if (!part) return;
        await collect(kind, part, settings);
        await onSource();
      }
    };
    await Promise.all(Array.from({ length: limits.parallel }, readOn));
    await close(kind, run);
  };

  const collect = async (kind: Kind, part: RunSourceRow, settings: SiteSettingsRow): Promise<void> => {
    const fail = (error: string) =>
      repository.finishSource(part, { found: 0, added: 0, duplicates: 0, error }, now()).then(() => undefined);
    if (part.attempts > limits.maxAttempts) return fail('Reading this source was broken off too often.');

    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.sourceTimeoutMs)]);
    const readFor = fingerprint(kind.topics(settings));
    try {
      const known = await repository.findKnown(kind.name, part.source, readFor);
      const deps = { read, pages, fetch, newsApiBaseUrl, signal, now: now() };
      const reading = await kind.read(part.source, known, settings, deps);
      await storeReading(db, kind, part, reading, { readFor, now: now() });
    } catch (error) {
      if (stopping.signal.aborted) return repository.releaseSource(part);
      if (!(error instanceof UnreadablePage))
        log.warn({ err: error, source: part.source }, 'a source could not be read');
      return fail(error instanceof UnreadablePage ? error.message : 'This source could not be read.');
    }
  };

  /** The process that finishes the last source stores the results; for others there is nothing to do. */
  const close = async (kind: Kind, run: RunRow): Promise<void> => {
    const results = await db.transaction(async (tx) => {
      const runs = createCollectionRepository(tx);
      const finishedAt = now();
      if (!(await runs.closeRun(run.id, finishedAt))) return undefined;
      const site = createSiteRepository(tx);
      const { updatedAt } = await site.lockSettings();
      const summary = summarize(run.startedAt, finishedAt, await runs.listSources(run.id));
      await site.updateSettings({ ...resultColumns[kind.name].last(finishedAt, summary), updatedAt });
      await runs.removeOld(finishedAt);
      return summary;
    });
    if (!results) return;
    const { added, duplicates, errors, sources } = results;
    log.info({ kind: kind.name, sources: sources.length, added, duplicates, errors }, 'collection finished');
  };

  /** Starts runs that are due and continues open ones. Any number of processes may call this at any time. */
  const tick = async (): Promise<void> => {
    for (const kind of Object.values(kinds)) {
      const run = (await begin(kind, true)) ?? (await repository.findOpenRun(kind.name));
      if (run) await work(kind, run);
    }
  };

  /** A manual run. Joins an open scheduled run; refuses if another manual run is being read. */
  const join = async (name: CollectionKind): Promise<RunRow> => {
    const begun = await begin(kinds[name], false);
    if (begun) return begun;
    const open = await repository.findOpenRun(name);
    // It has finished in the meantime.
    if (!open) return join(name);
    if (!open.isScheduled && (await repository.isBeingRead(open.id))) throw new AppError('scraping_underway');
    return open;
  };

  /** Works on a run and reports each finished source, whichever process read it, until all are finished. */
  const follow = async (run: RunRow, onProgress: (progress: Progress) => void): Promise<Results> => {
    const told = new Set<number>();
    const tell = async () => {
      const parts = await repository.listSources(run.id);
      for (const part of parts) {
        if (!part.finishedAt || told.has(part.position)) continue;
        told.add(part.position);
        const { source, found, added, error } = part;
        onProgress({ source, found, added, error, done: told.size, total: parts.length });
      }
    };
    try {
      // Another process may have leased some sources; its leases end when it finishes or dies.
      for (;;) {
        await work(kinds[run.kind], run, tell);
        await tell();
        if (!(await repository.isOpen(run.id))) break;
        await delay(limits.watchMs, undefined, { signal: stopping.signal });
      }
      return summarize(run.startedAt, now(), await repository.listSources(run.id));
    } catch (error) {
      log.warn({ err: error }, 'a collection was broken off');
      throw new AppError('scraping_failed', {}, { cause: error });
    }
  };

  return {
    tick,
    join,
    follow,
    /** Releases the leases of this process, so that another can take over at once. */
    stop: () => stopping.abort(new Error('the process ends')),
  };
}

function isDue(kind: Kind, settings: SiteSettingsRow, at: Date): boolean {
  const next = kind.nextTime(settings);
  return kind.isEnabled(settings) && (next === null || next <= at);
}

const hostOf = (source: string): string => (URL.canParse(source) ? new URL(source).host : source);

const fingerprint = (topics: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(topics)).digest('base64url').slice(0, 16);
