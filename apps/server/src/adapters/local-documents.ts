import { createReaderPool, type ReaderPool } from '@fitted/documents/isolation/reader-pool';
import { createWriter } from '@fitted/documents/write/write-document';
import type { Documents } from '../ports/documents.ts';

export interface LocalDocuments extends Documents {
  /** Starts the reading processes before the first upload needs them. */
  warm(): void;
  close(): Promise<void>;
}

/** Reads in child processes of this machine, writes in this process. */
export function createLocalDocuments(): LocalDocuments {
  let pool: ReaderPool | undefined;
  const readers = () => {
    pool ??= createReaderPool();
    return pool;
  };
  const writer = createWriter();
  return {
    read: (bytes, options) => readers().read(bytes, options),
    write: (document, options) => writer.write(document, options),
    warm: () => void readers(),
    close: async () => pool?.close(),
  };
}
