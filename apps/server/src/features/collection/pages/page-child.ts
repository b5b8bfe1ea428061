import { cutNetwork } from '@fitted/documents/isolation/no-network';
import { serveJobs } from '@fitted/documents/isolation/serve-jobs';
import { type PageJob, runPageJob } from './page-job.ts';

/** Entry point of the child processes that parse the pages of sources. */
cutNetwork();
serveJobs(async (job) => runPageJob(job as PageJob));
