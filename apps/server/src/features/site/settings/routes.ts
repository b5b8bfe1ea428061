import { adminSiteSettings, updateSiteSettings } from '@fitted/contract/admin/site';
import type { Database } from '../../../db/client.ts';
import type { Serve } from '../../../http/bind.ts';
import { actorOf } from '../../audit/public.ts';
import { createSiteRepository, type SiteSettingsRow } from '../repository.ts';
import { presentSettings } from './present.ts';
import { changeSettings } from './service.ts';

interface SiteSettingsDeps {
  readonly db: Database;
  readonly now: () => Date;
  readonly isCollectedOnSchedule: boolean;
}

export function serveSiteSettings(serve: Serve, { isCollectedOnSchedule, ...deps }: SiteSettingsDeps): void {
  const present = (row: SiteSettingsRow) => ({ ...presentSettings(row), isCollectedOnSchedule });

  serve(adminSiteSettings, async () => present(await createSiteRepository(deps.db).getSettings()));

  serve(updateSiteSettings, async ({ body, ...call }) => present(await changeSettings(body, actorOf(call), deps)));
}
