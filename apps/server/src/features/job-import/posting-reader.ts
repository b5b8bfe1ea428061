import { childModule } from '@fitted/documents/isolation/child-module';
import { ProcessPool } from '@fitted/documents/isolation/process-pool';
import type { Posting } from './extract/posting.ts';

export interface PostingReader {
  /** Rejects if the page takes too much time or memory, or if too many others are waiting. */
  read(html: string, signal: AbortSignal): Promise<Posting>;
  close(): Promise<void>;
}

/**
 * Reads pages in processes that can be killed. Anyone can submit an address, and five kilobytes of nested elements keep
 * the parsers busy for fifteen seconds, during which the server itself would answer nobody.
 */
export function createPostingReader({
  childPath = childModule(import.meta.url, 'posting-child'),
  processorMs = 5_000,
  // Only a child that waits for nothing is stopped by this.
  timeoutMs = 60_000,
} = {}): PostingReader {
  const pool = new ProcessPool({
    entry: childPath,
    size: 2,
    timeoutMs,
    processorMs,
    heapMb: 256,
    residentMb: 500,
    maxWaiting: 16,
    recycleMb: 320,
    // The parsers are loaded with the first page, because they would slow down every start.
    idleMs: 10 * 60_000,
  });
  return {
    read: async (html, signal) => (await pool.run(html, { signal })) as Posting,
    close: () => pool.close(),
  };
}
