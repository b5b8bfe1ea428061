import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from '@fitted/documents/isolation/reader-pool';
import { createWriterPool, type WriterPool, type WriterPoolOptions } from '@fitted/documents/isolation/writer-pool';
import type { Documents } from '../ports/documents.ts';

export interface LocalDocuments extends Documents {
  /** Starts the reading processes before the first upload needs them. */
  warm(): void;
  close(): Promise<void>;
}

/** Reads and writes in child processes on this machine. */
export function createLocalDocuments(
  options: { readonly reading?: ReaderPoolOptions; readonly writing?: WriterPoolOptions } = {},
): LocalDocuments {
  let readers: ReaderPool | undefined;
  let writers: WriterPool | undefined;
  const startReaders = () => {
    readers ??= createReaderPool(options.reading);
    return readers;
  };
  const startWriters = () => {
    writers ??= createWriterPool(options.writing);
    return writers;
  };
  return {
    read: (bytes, options) => startReaders().read(bytes, options),
    write: (document, options) => startWriters().write(document, options),
    draw: (job) => startWriters().draw(job),
    mark: (file, own) => startWriters().mark(file, own),
    warm: () => void startReaders(),
    close: async () => {
      await Promise.all([readers?.close(), writers?.close()]);
    },
  };
}
