import {
  ReadFailure,
  type ReadFailureCode,
  type ReadOptions,
  type ReadResult,
  readFailureCodes,
} from '../read/read-result.ts';
import { childModule } from './child-module.ts';
import { Overloaded } from './failures.ts';
import { JobFailure, PoolFailure } from './pool-failure.ts';
import type { RunOptions } from './pool-options.ts';
import { ProcessPool } from './process-pool.ts';

export interface ReaderPoolOptions {
  /** The child module; by default the one next to this file, as source or as bundle. */
  readonly childPath?: string;
  /** Number of files read concurrently. */
  readonly size?: number;
  readonly timeoutMs?: number;
  /** CPU time limit per file, regardless of wall time; systems that do not tell it have `timeoutMs` alone. */
  readonly processorMs?: number;
  readonly temporaryFolder?: string;
  readonly maxWaiting?: number;
  /** Scans are slow, so they have a queue of their own, one at a time, with its own timeout. */
  readonly ocrTimeoutMs?: number;
  readonly maxOcrWaiting?: number;
  readonly heapMb?: number;
  readonly residentMb?: number;
}

export interface ReaderJob {
  readonly bytes: Uint8Array;
  readonly fileName?: string;
  readonly password?: string;
  readonly languages?: readonly string[];
  readonly ocr: 'now' | 'later';
}

export interface ReaderPool {
  /**
   * Reads a file in a separate process. Rejects with a `ReadFailure`, with `Overloaded`, or with the signal's reason.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadResult>;
  readonly stats: {
    readonly running: number;
    readonly waiting: number;
    readonly ocrRunning: number;
    readonly ocrWaiting: number;
  };
  close(): Promise<void>;
}

/** Only a child that waits for nothing is stopped by this: on a busy machine a good file may take many times its CPU time. */
const hangsMs = 60_000;

/** More than any real text. A child that sends more must be compromised. */
const maxAnswer = 400_000;

export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const entry = options.childPath ?? childModule(import.meta.url, 'reader-child');
  const { heapMb = 320, residentMb = 700, temporaryFolder } = options;
  const readers = new ProcessPool({
    entry,
    temporaryFolder,
    size: options.size ?? 2,
    timeoutMs: options.timeoutMs ?? hangsMs,
    processorMs: options.processorMs ?? 8_000,
    heapMb,
    residentMb,
    maxWaiting: options.maxWaiting ?? 64,
    recycleMb: 320,
  });
  const scanners = new ProcessPool({
    entry,
    temporaryFolder,
    size: 1,
    timeoutMs: options.ocrTimeoutMs ?? 5 * hangsMs,
    processorMs: 150_000,
    heapMb,
    residentMb: residentMb + 500,
    maxWaiting: options.maxOcrWaiting ?? 6,
    jobsPerChild: 20,
    recycleMb: 700,
    idleMs: 60_000,
  });
  return {
    async read(bytes, readOptions = {}) {
      const { signal, onProgress, ...rest } = readOptions;
      const run: RunOptions = { signal, onProgress: onProgress as RunOptions['onProgress'] };
      try {
        return checkAnswer(await readers.run({ ...rest, bytes, ocr: 'later' } satisfies ReaderJob, run));
      } catch (error) {
        if (!(error instanceof JobFailure && error.code === 'ocr_needed')) throw asReadFailure(error);
      }
      const scan = scanners.run({ ...rest, bytes, ocr: 'now' } satisfies ReaderJob, run);
      return checkAnswer(
        await scan.catch((error: unknown) => {
          throw asReadFailure(error);
        }),
      );
    },
    get stats() {
      const [plain, ocr] = [readers.stats, scanners.stats];
      return { running: plain.running, waiting: plain.waiting, ocrRunning: ocr.running, ocrWaiting: ocr.waiting };
    },
    async close() {
      await Promise.all([readers.close(), scanners.close()]);
    },
  };
}

function checkAnswer(value: unknown): ReadResult {
  const result = value as ReadResult;
  if (typeof result?.text !== 'string' || result.text.length > maxAnswer) throw new ReadFailure('too_complex');
  return result;
}

/** Translates a child's failure into the error codes of the contract. */
export function asReadFailure(error: unknown): unknown {
  if (error instanceof JobFailure) {
    const code = readFailureCodes.find((known) => known === error.code) satisfies ReadFailureCode | undefined;
    return new ReadFailure(code ?? 'corrupt');
  }
  if (!(error instanceof PoolFailure)) return error;
  return error.code === 'overloaded' || error.code === 'closed' ? new Overloaded() : new ReadFailure('too_complex');
}
