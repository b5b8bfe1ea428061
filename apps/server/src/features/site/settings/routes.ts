import { adminSiteSettings, updateSiteSettings } from '@fitted/contract/admin-site';
import type { Database } from '../../../db/client.ts';
import type { Serve } from '../../../http/bind.ts';
import { createSiteRepository } from '../repository.ts';
import { presentSettings } from './present.ts';
import { changeSettings } from './service.ts';

export function serveSiteSettings(serve: Serve, deps: { readonly db: Database }): void {
  serve(adminSiteSettings, async () => presentSettings(await createSiteRepository(deps.db).getSettings()));

  serve(updateSiteSettings, async ({ user, body, request }) =>
    presentSettings(await changeSettings(body, { id: user.id, address: request.ip }, deps)),
  );
}
