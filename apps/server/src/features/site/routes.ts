import { health, ready, siteSettings } from '@fitted/contract/site';
import type { Queryable } from '../../db/client.ts';
import type { DiskWatch } from '../../db/disk-watch.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import { createSiteRepository } from './repository.ts';

export interface SiteDeps {
  readonly db: Queryable;
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly disk: DiskWatch;
  readonly areJobsRunning: () => boolean;
}

export function serveSite(serve: Serve, { db, isDatabaseReady, disk, areJobsRunning }: SiteDeps): void {
  serve(health, async () => ({ status: 'ok' as const }));

  serve(ready, async () => {
    if (!(await isDatabaseReady())) throw new AppError('overloaded', {}, { retryAfterS: 2 });
    if (disk.isFull()) throw new AppError('storage_full', {}, { retryAfterS: 60 });
    return { status: 'ok' as const, jobs: areJobsRunning() ? ('running' as const) : ('starting' as const) };
  });

  serve(siteSettings, async () => {
    const { subscriptionRequired } = await createSiteRepository(db).getSettings();
    return { subscriptionRequired };
  });
}
