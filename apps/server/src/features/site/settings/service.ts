import type { SiteSettingsChange } from '@fitted/contract/admin-site';
import type { Database } from '../../../db/client.ts';
import { given, toMoment } from '../../../db/given.ts';
import { type Actor, recordAdminAct } from '../../audit/public.ts';
import { createSiteRepository, type SiteSettingsRow } from '../repository.ts';
import { dependentSwitches } from './dependencies.ts';
import { presentSettings } from './present.ts';

export async function changeSettings(
  { updatedBy: _, ...change }: SiteSettingsChange,
  by: Actor,
  { db }: { readonly db: Database },
): Promise<SiteSettingsRow> {
  return db.transaction(async (tx) => {
    const site = createSiteRepository(tx);
    const before = await site.lockSettings();
    const columns = columnsOf(change);
    const dependent = dependentSwitches({ ...before, ...columns });
    const after = await site.updateSettings({ ...columns, ...dependent, updatedBy: by.id, updatedAt: new Date() });
    const isKeyReplaced = Boolean(before.newsApiKey && after.newsApiKey) && before.newsApiKey !== after.newsApiKey;
    await recordAdminAct(tx, {
      by,
      action: 'settings.update',
      subject: null,
      before: presentSettings(before),
      // The key is not among what is shown, but that there is another one is worth knowing.
      after: { ...presentSettings(after), ...(isKeyReplaced && { hasNewsApiKey: 'replaced' }) },
    });
    return after;
  });
}

const columnsOf = ({ nextScrapeTime, nextNewsScrapingTime, ...rest }: Omit<SiteSettingsChange, 'updatedBy'>) =>
  given({
    ...rest,
    nextScrapeTime: toMoment(nextScrapeTime),
    nextNewsScrapingTime: toMoment(nextNewsScrapingTime),
  });
