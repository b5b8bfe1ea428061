import { cutNetwork } from '@fitted/documents/isolation/no-network';
import { serveJobs } from '@fitted/documents/isolation/serve-jobs';
import { extractPosting } from './extract/extract-posting.ts';

/** Entry point of the child processes that read job pages. */
cutNetwork();
serveJobs(async (html) => extractPosting(String(html)));
