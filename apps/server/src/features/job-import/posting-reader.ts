import { childModule } from '@fitted/documents/isolation/child-module';
import { ProcessPool } from '@fitted/documents/isolation/process-pool';
import type { Posting } from './extract/posting.ts';

export interface PostingReader {
  /** Rejects when the page takes too long or too much memory, or when too many others wait. */
  read(html: string, signal: AbortSignal): Promise<Posting>;
  close(): Promise<void>;
}

/**
 * Reads pages in processes that can be killed. Anybody may name a page, and five kilobytes of boxes in boxes keep the
 * readers of pages busy for a quarter of a minute, during which a server that did it itself would answer nobody.
 */
export function createPostingReader({
  childPath = childModule(import.meta.url, 'posting-child'),
  timeoutMs = 5_000,
} = {}): PostingReader {
  const pool = new ProcessPool({
    entry: childPath,
    size: 2,
    timeoutMs,
    heapMb: 256,
    residentMb: 500,
    maxWaiting: 16,
    recycleMb: 320,
    // The readers of pages are loaded with the first page: they would make every start longer.
    idleMs: 10 * 60_000,
  });
  return {
    read: async (html, signal) => (await pool.run(html, { signal })) as Posting,
    close: () => pool.close(),
  };
}
