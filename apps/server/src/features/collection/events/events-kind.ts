import { insertCollectedEvents } from '../../events/public.ts';
import type { Kind } from '../kind.ts';
import { collectEvents } from './collect-events.ts';

export const eventsKind: Kind = {
  name: 'events',
  likenessDays: 0,
  isEnabled: ({ eventScrapingEnabled }) => eventScrapingEnabled,
  nextTime: ({ nextScrapeTime }) => nextScrapeTime,
  intervalHours: ({ scrapeIntervalHours }) => scrapeIntervalHours,
  sources: ({ scrapingSources }) => scrapingSources,
  topics: ({ scrapingTopics }) => scrapingTopics,
  read: async (source, known, settings, deps) => {
    const categories = {
      byCountry: settings.categorizeEventsByCountry,
      byCity: settings.categorizeEventsByCity,
      byDate: settings.categorizeEventsByDate,
    };
    const reading = await collectEvents(source, known, { ...deps, topics: settings.scrapingTopics, categories });
    // Approved events are public, and either switch approves them, but only while collecting is on.
    const isApproved = settings.eventScrapingEnabled && (settings.autoPublishEvents || settings.autoApproveEvents);
    const review = isApproved
      ? ({ status: 'approved', reviewedAt: deps.now } as const)
      : ({ status: 'pending_review' } as const);
    return {
      ...reading,
      insert: (db, fresh) =>
        insertCollectedEvents(
          db,
          reading.items
            .filter((item) => fresh.has(item))
            .map(({ event }) => ({ ...event, ...review, scrapedAt: deps.now })),
        ),
    };
  },
};
