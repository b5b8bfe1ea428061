import { createWriter } from '../write/write-document.ts';
import { cutNetwork } from './no-network.ts';
import { serveJobs } from './serve-jobs.ts';
import type { WriterJob } from './writer-pool.ts';

/** Entry of the child processes that write files. */
cutNetwork();
const writer = createWriter();
serveJobs(async (payload) => {
  const { document, options } = payload as WriterJob;
  return writer.write(document, options);
});
