import { createWriter } from '../write/write-document.ts';
import { cutNetwork } from './no-network.ts';
import { serveJobs } from './serve-jobs.ts';
import type { WriterJob } from './writer-pool.ts';

/** Entry point of the child processes that write files. */
cutNetwork();
const writer = createWriter();
serveJobs(async (payload) => {
  const job = payload as WriterJob;
  if ('widthPx' in job) {
    const { renderPages } = await import('../write/render-preview.ts');
    return renderPages(await writer.write(job.document, { ...job.options, format: 'pdf' }), job);
  }
  if ('document' in job) return writer.write(job.document, job.options);
  const { markDocument } = await import('../own/mark-document.ts');
  return markDocument(job.file, job.own);
});
