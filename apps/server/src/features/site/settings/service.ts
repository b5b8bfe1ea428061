import { changeLists, SiteLists, type SiteSettingsChange, siteListNames } from '@fitted/contract/admin/site';
import { sentences } from '@fitted/contract/errors/sentences';
import type { Database } from '../../../db/client.ts';
import { compact, toMoment } from '../../../db/compact.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type Actor, recordAdminAct } from '../../audit/public.ts';
import { createSiteRepository, type SiteSettingsRow } from '../repository.ts';
import { nextRuns } from './next-runs.ts';
import { presentSettings } from './present.ts';

export async function changeSettings(
  { updatedBy: _, add, remove, ...change }: SiteSettingsChange,
  by: Actor,
  { db, now }: { readonly db: Database; readonly now: () => Date },
): Promise<SiteSettingsRow> {
  return db.transaction(async (tx) => {
    const site = createSiteRepository(tx);
    const before = await site.lockSettings();
    const columns = { ...nextRuns(before, change, now()), ...columnsOf(change) };
    const lists = changeLists({ ...before, ...columns }, { add, remove });
    requireShortLists(lists, add);
    const after = await site.updateSettings({ ...columns, ...lists, updatedBy: by.id });
    const isKeyReplaced = Boolean(before.newsApiKey && after.newsApiKey) && before.newsApiKey !== after.newsApiKey;
    await recordAdminAct(tx, {
      by,
      action: 'settings.update',
      subject: null,
      before: presentSettings(before),
      // The key itself is not shown, but its replacement should be recorded.
      after: { ...presentSettings(after), ...(isKeyReplaced && { hasNewsApiKey: 'replaced' }) },
    });
    return after;
  });
}

function requireShortLists(lists: SiteLists, added: SiteSettingsChange['add']): void {
  const isFull = (name: keyof SiteLists) => !SiteLists.shape[name].safeParse(lists[name]).success;
  const full = siteListNames.filter((name) => added?.[name] && isFull(name));
  if (full.length > 0)
    throw new AppError('invalid', {}, { issues: full.map((path) => ({ path, message: sentences.fieldWrong })) });
}

const columnsOf = ({ nextScrapeTime, nextNewsScrapingTime, ...rest }: Omit<SiteSettingsChange, 'updatedBy'>) =>
  compact({
    ...rest,
    nextScrapeTime: toMoment(nextScrapeTime),
    nextNewsScrapingTime: toMoment(nextNewsScrapingTime),
  });
