import { health, ready, siteSettings } from '@fitted/contract/site';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import type { SiteRepository } from './repository.ts';

export interface SiteDeps {
  readonly site: SiteRepository;
  readonly isDatabaseReady: () => Promise<boolean>;
}

export function serveSite(serve: Serve, { site, isDatabaseReady }: SiteDeps): void {
  serve(health, async () => ({ status: 'ok' as const }));

  serve(ready, async () => {
    if (!(await isDatabaseReady())) throw new AppError('overloaded', {}, { retryAfterS: 2 });
    return { status: 'ok' as const };
  });

  serve(siteSettings, async () => {
    const { subscriptionRequired } = await site.getSettings();
    return { subscriptionRequired };
  });
}
