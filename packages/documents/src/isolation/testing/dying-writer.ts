import { createWriter } from '../../write/write-document.ts';
import { serveJobs } from '../serve-jobs.ts';
import type { WriterJob } from '../writer-pool.ts';

/** Ends as native code does that gives up: at once, with everything in its process. */
const writer = createWriter();
serveJobs(async (payload) => {
  const { document, options } = payload as Extract<WriterJob, { document: unknown }>;
  if (JSON.stringify(document).includes('die')) process.abort();
  return writer.write(document, options);
});
