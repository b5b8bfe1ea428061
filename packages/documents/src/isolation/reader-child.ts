import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument } from '../read/read-document.ts';
import { cutNetwork } from './no-network.ts';
import type { ReaderJob } from './reader-pool.ts';
import { serveJobs } from './serve-jobs.ts';

/** Entry point of the child processes that read files. */
cutNetwork();
await loadPdfium();
serveJobs(async (payload, { progress }) => {
  const { bytes, ...options } = payload as ReaderJob;
  return readDocument(bytes, { ...options, onProgress: progress });
});
