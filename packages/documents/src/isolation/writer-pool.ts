import type { ResumeDocument } from '@fitted/resume/document';
import type { WriteOptions, Writer } from '../write/write-document.ts';
import { childModule } from './child-module.ts';
import { Overloaded } from './overloaded.ts';
import { PoolFailure, ProcessPool } from './process-pool.ts';

export interface WriterJob {
  readonly document: ResumeDocument;
  readonly options: WriteOptions;
}

export interface WriterPoolOptions {
  /** The child's module; beside this one, as source or as bundle, by default. */
  readonly childPath?: string;
  readonly timeoutMs?: number;
}

export interface WriterPool extends Writer {
  close(): Promise<void>;
}

/**
 * Writes in processes of their own. The PDF compiler is native code: where it gives up on an odd text it takes its whole
 * process with it, which must not be the server.
 */
export function createWriterPool({ childPath, timeoutMs = 15_000 }: WriterPoolOptions = {}): WriterPool {
  const pool = new ProcessPool({
    entry: childPath ?? childModule('./writer-child.ts', './writer-child.js'),
    size: 2,
    timeoutMs,
    heapMb: 320,
    residentMb: 900,
    maxWaiting: 64,
    recycleMb: 600,
    // Downloads come in bursts of one person; between them the fonts need not stay in memory for ever.
    idleMs: 10 * 60_000,
  });
  return {
    async write(document, options) {
      try {
        return (await pool.run({ document, options } satisfies WriterJob)) as Uint8Array;
      } catch (error) {
        const isBusy = error instanceof PoolFailure && (error.code === 'overloaded' || error.code === 'closed');
        throw isBusy ? new Overloaded() : error;
      }
    },
    close: () => pool.close(),
  };
}
