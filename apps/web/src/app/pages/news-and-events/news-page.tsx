import type { newsFeed } from '@fitted/contract/news';
import { lazy, Suspense, useId } from 'react';
import { FeaturedInsights } from '../../../features/news/featured-insights.tsx';
import { newsTabs, useNewsFilters } from '../../../features/news/news-filters.ts';
import { NewsList } from '../../../features/news/news-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { addressOf } from '../../../lib/api/client.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { panelProps, TabRow } from '../../../ui/tab-row.tsx';
import { AdvertisementPlace } from '../../advertisement-place.tsx';

// Dropdowns need much code; the page can be read before it arrives.
const NewsSearch = lazy(() =>
  import('../../../features/news/news-search.tsx').then((module) => ({ default: module.NewsSearch })),
);

const feed = addressOf<typeof newsFeed>('GET', '/api/news/feed.xml');

export function NewsPage() {
  const { t } = useTranslation('news');
  const state = useNewsFilters();
  const tabsId = useId();
  useDocumentTitle(t('title'));

  return (
    <div className="page-width py-8 lg:py-12">
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={feed.path} />
      <div className="mb-7">
        <PageHead title={t('title')} text={t('intro')} />
      </div>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <NewsSearch state={state} />
      </Suspense>
      {!state.hasFilters && <FeaturedInsights />}
      <div className="mt-10">
        <TabRow
          id={tabsId}
          label={t('tabs.label')}
          tabs={newsTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          chosen={state.tab}
          onChoose={state.chooseTab}
        />
      </div>
      <div key={state.tab} {...panelProps(tabsId, state.tab)}>
        <h2 className="sr-only">{t(`tabs.${state.tab}`)}</h2>
        {state.tab !== 'all' && <p className="mt-6 mb-2 text-ink-soft">{t(`message.${state.tab}`)}</p>}
        <NewsList filters={state.filters} tab={state.tab} hasFilters={state.hasFilters} onClear={state.reset} />
      </div>
      <AdvertisementPlace location="body" className="mt-10" />
      <p className="mt-10">
        <a href={feed.path} className="text-sm font-medium text-accent hover:underline">
          {t('feed')}
        </a>
      </p>
    </div>
  );
}
