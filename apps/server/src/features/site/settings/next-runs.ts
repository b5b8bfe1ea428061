import type { SiteSettingsChange } from '@fitted/contract/admin/site';
import { compact } from '../../../db/compact.ts';
import type { SiteSettingsRow } from '../repository.ts';

const hourMs = 60 * 60 * 1000;

/** A new interval counts from the last run. Otherwise a change from three days to one hour would take three days. */
export const nextRuns = (before: SiteSettingsRow, change: SiteSettingsChange, now: Date) =>
  compact({
    nextScrapeTime: moved(before.nextScrapeTime, before.scrapeIntervalHours, change.scrapeIntervalHours, now),
    nextNewsScrapingTime: moved(
      before.nextNewsScrapingTime,
      before.newsScrapingIntervalHours,
      change.newsScrapingIntervalHours,
      now,
    ),
  });

function moved(next: Date | null, oldHours: number, newHours: number | undefined, now: Date): Date | undefined {
  if (next === null || newHours === undefined || newHours === oldHours) return undefined;
  return new Date(Math.max(now.getTime(), next.getTime() + (newHours - oldHours) * hourMs));
}
