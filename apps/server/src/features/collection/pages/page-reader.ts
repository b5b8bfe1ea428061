import { childModule } from '@fitted/documents/isolation/child-module';
import { ProcessPool } from '@fitted/documents/isolation/process-pool';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import type { JobInput, JobName, JobResult, PageAnswer } from './page-job.ts';

export interface PageReader {
  /** Rejects with UnreadablePage if the page is unusable or takes too much time or memory. */
  read<Name extends JobName>(name: Name, input: JobInput<Name>, signal: AbortSignal): Promise<JobResult<Name>>;
  close(): Promise<void>;
}

/** Parses in processes that can be killed, because sources are untrusted and the server must keep responding. */
export function createPageReader({
  childPath = childModule(import.meta.url, 'page-child'),
  processorMs = 10_000,
  // Only a child that waits for nothing is stopped by this.
  timeoutMs = 60_000,
} = {}): PageReader {
  const pool = new ProcessPool({
    entry: childPath,
    // Nobody waits for a collection: one child is enough and leaves the cores to visitors.
    size: 1,
    timeoutMs,
    processorMs,
    heapMb: 256,
    residentMb: 500,
    maxWaiting: 64,
    recycleMb: 320,
    idleMs: 60_000,
  });
  return {
    read: async <Name extends JobName>(name: Name, input: JobInput<Name>, signal: AbortSignal) => {
      const answer = await pool.run({ name, input }, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new UnreadablePage('This page takes too long to read.', { cause: error });
      });
      return unwrap<Name>(answer as PageAnswer);
    },
    close: () => pool.close(),
  };
}

/** Parses in the calling process. Used by tests, where blocking does no harm. */
export const readInOwnProcess: PageReader = {
  read: async <Name extends JobName>(name: Name, input: JobInput<Name>) => {
    const { runPageJob } = await import('./page-job.ts');
    return unwrap<Name>(await runPageJob({ name, input }));
  },
  close: async () => undefined,
};

function unwrap<Name extends JobName>(answer: PageAnswer): JobResult<Name> {
  if ('unreadable' in answer) throw new UnreadablePage(answer.unreadable);
  return answer.value as JobResult<Name>;
}
