import type { ResumeDocument } from '@fitted/resume/document';
import type { OwnDocumentJob, ProvenDocument } from '../own/own-document.ts';
import type { DrawnPages, PagesWanted } from '../write/render-preview.ts';
import type { WriteOptions, Writer } from '../write/write-document.ts';
import { childModule } from './child-module.ts';
import { Overloaded } from './failures.ts';
import { PoolFailure } from './pool-failure.ts';
import { ProcessPool } from './process-pool.ts';
import { asReadFailure } from './reader-pool.ts';

export interface DrawJob extends PagesWanted {
  readonly document: ResumeDocument;
  readonly options: Omit<WriteOptions, 'format'>;
}

export type WriterJob =
  | DrawJob
  | { readonly document: ResumeDocument; readonly options: WriteOptions }
  | { readonly file: Uint8Array; readonly own: OwnDocumentJob };

export interface WriterPoolOptions {
  /** The child module; by default the one next to this file, as source or as bundle. */
  readonly childPath?: string;
  readonly timeoutMs?: number;
}

export interface WriterPool extends Writer {
  /** Pictures of the pages of the PDF that `write` would give. Rejects with `Overloaded` when too many wait. */
  draw(job: DrawJob): Promise<DrawnPages>;
  /** Applies changes to the person's own file. Rejects with a `ReadFailure` or with `Overloaded`. */
  mark(file: Uint8Array, own: OwnDocumentJob): Promise<ProvenDocument>;
  close(): Promise<void>;
}

/**
 * Writes files in separate processes. The PDF compiler is native code: if it aborts on an odd text it takes its whole process
 * with it, and that must not be the server.
 */
export function createWriterPool({ childPath, timeoutMs = 60_000 }: WriterPoolOptions = {}): WriterPool {
  const pool = new ProcessPool({
    entry: childPath ?? childModule(import.meta.url, 'writer-child'),
    size: 2,
    timeoutMs,
    processorMs: 15_000,
    heapMb: 320,
    residentMb: 900,
    maxWaiting: 64,
    recycleMb: 600,
    // Downloads come in bursts. In between, the fonts need not stay in memory.
    idleMs: 10 * 60_000,
    triesAgain: true,
  });
  return {
    async write(document, options) {
      try {
        return (await pool.run({ document, options } satisfies WriterJob)) as Uint8Array;
      } catch (error) {
        throw asOverloaded(error);
      }
    },
    async draw(job) {
      try {
        return (await pool.run(job satisfies WriterJob)) as DrawnPages;
      } catch (error) {
        throw asOverloaded(error);
      }
    },
    async mark(file, own) {
      try {
        return (await pool.run({ file, own } satisfies WriterJob)) as ProvenDocument;
      } catch (error) {
        throw asReadFailure(error);
      }
    },
    close: () => pool.close(),
  };
}

const asOverloaded = (error: unknown): unknown =>
  error instanceof PoolFailure && (error.code === 'overloaded' || error.code === 'closed') ? new Overloaded() : error;
