import { importJob as importJobRoute } from '@fitted/contract/jobs';
import type { Serve } from '../../http/bind.ts';
import { cancelledWith } from '../../http/cancelled-with.ts';
import { importJob, type JobImportDeps } from './service.ts';

export function serveJobImport(serve: Serve, deps: JobImportDeps): void {
  serve(importJobRoute, ({ body, reply }) => importJob(body.url, deps, cancelledWith(reply)));
}
