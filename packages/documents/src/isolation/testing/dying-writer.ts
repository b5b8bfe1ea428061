import { createWriter, type WriteOptions } from '../../write/write-document.ts';
import { serveJobs } from '../serve-jobs.ts';
import type { WriterJob } from '../writer-pool.ts';

/** Dies as native code does when it aborts: at once, taking the whole process with it. */
const writer = createWriter();
serveJobs(async (payload) => {
  const { document, options } = payload as Extract<WriterJob, { options: WriteOptions }>;
  if (JSON.stringify(document).includes('die')) process.abort();
  return writer.write(document, options);
});
