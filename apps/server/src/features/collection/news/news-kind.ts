import { insertCollectedArticles } from '../../news/public.ts';
import type { Kind } from '../kind.ts';
import { defaultCategory } from './article.ts';
import { collectFeed } from './collect-feed.ts';
import { collectNewsApi, newsApiSource } from './news-api.ts';

export const newsKind: Kind = {
  name: 'news',
  // Agency articles appear on other sites a little later.
  likenessDays: 3,
  isEnabled: ({ newsScrapingEnabled }) => newsScrapingEnabled,
  nextTime: ({ nextNewsScrapingTime }) => nextNewsScrapingTime,
  intervalHours: ({ newsScrapingIntervalHours }) => newsScrapingIntervalHours,
  sources: ({ useRssFeeds, newsScrapingSources, useNewsApi, newsApiKey }) => [
    ...(useRssFeeds ? newsScrapingSources : []),
    ...(useNewsApi && newsApiKey ? [newsApiSource] : []),
  ],
  topics: ({ newsScrapingTopics }) => newsScrapingTopics,
  read: async (source, known, settings, deps) => {
    const reading = await readSource(source, known, settings, deps);
    const review =
      settings.newsScrapingEnabled && settings.autoPublishNews
        ? ({ status: 'published', reviewedAt: deps.now } as const)
        : ({ status: 'pending_review' } as const);
    return {
      ...reading,
      insert: (db, fresh) =>
        insertCollectedArticles(
          db,
          reading.items
            .filter((item) => fresh.has(item))
            .map(({ article }) => ({
              ...article,
              ...review,
              scrapedAt: deps.now,
              category: settings.newsByCategory ? article.category : defaultCategory,
            })),
        ),
    };
  },
};

const readSource: (...args: Parameters<Kind['read']>) => ReturnType<typeof collectFeed> = (
  source,
  known,
  { newsScrapingTopics: topics, newsApiKey },
  deps,
) =>
  source === newsApiSource
    ? collectNewsApi({ baseUrl: deps.newsApiBaseUrl, key: newsApiKey ?? '' }, deps.fetch, { ...deps, topics })
    : collectFeed(source, known, { ...deps, topics });
