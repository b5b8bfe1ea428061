import type { EventCollectionResults, NewsCollectionResults, SourceResult } from '@fitted/contract/admin/site';
import type { CollectionKind } from '../../db/schema/collection.ts';
import type { SiteSettingsRow } from '../site/public.ts';
import type { RunSourceRow } from './repository.ts';

/** Results of a run, independent of its kind. */
export interface Results {
  readonly total: number;
  readonly added: number;
  readonly duplicates: number;
  readonly sources: SourceResult[];
  readonly errors: string[];
  readonly startedAt: string;
  readonly finishedAt: string;
}

export function summarize(startedAt: Date, finishedAt: Date, parts: readonly RunSourceRow[]): Results {
  const sum = (count: (part: RunSourceRow) => number) => parts.reduce((total, part) => total + count(part), 0);
  return {
    total: sum(({ found }) => found),
    added: sum(({ added }) => added),
    duplicates: sum(({ duplicates }) => duplicates),
    sources: parts.map(({ source, found, added, error }) => ({ source, found, added, error })),
    errors: parts.flatMap(({ source, error }) => (error ? [`${source}: ${error}`] : [])),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
  };
}

export const presentEventResults = ({ total, ...results }: Results): EventCollectionResults => ({
  totalEventsFound: total,
  ...results,
});

export const presentNewsResults = ({ total, ...results }: Results): NewsCollectionResults => ({
  totalNewsFound: total,
  ...results,
});

interface ResultColumns {
  next(at: Date): Partial<SiteSettingsRow>;
  last(at: Date, results: Results): Partial<SiteSettingsRow>;
}

/** The settings columns with the times and results of each kind. */
export const resultColumns: Readonly<Record<CollectionKind, ResultColumns>> = {
  events: {
    next: (nextScrapeTime) => ({ nextScrapeTime }),
    last: (lastScrapeTime, results) => ({ lastScrapeTime, lastScrapeResults: presentEventResults(results) }),
  },
  news: {
    next: (nextNewsScrapingTime) => ({ nextNewsScrapingTime }),
    last: (lastNewsScrapingTime, results) => ({
      lastNewsScrapingTime,
      lastNewsScrapingResults: presentNewsResults(results),
    }),
  },
};
