import { newsFeed } from '@fitted/contract/news';
import { Rss } from 'lucide-react';
import { FeaturedInsights } from '../../features/news/featured-insights.tsx';
import { newsTabs, useNewsFilters } from '../../features/news/news-filters.ts';
import { NewsList } from '../../features/news/news-list.tsx';
import { NewsSearch } from '../../features/news/news-search.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';

export function NewsPage() {
  const { t } = useTranslation('news');
  const state = useNewsFilters();
  useDocumentTitle(t('title'));

  return (
    <div className="page-width py-10 lg:py-14">
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={newsFeed.path} />
      <h1 className="headline text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('intro')}</p>
      <p className="mt-3 mb-8">
        <a
          href={newsFeed.path}
          className="inline-flex items-center gap-1.5 text-sm font-medium text-accent hover:underline"
        >
          <Rss aria-hidden className="size-4" />
          {t('feed')}
        </a>
      </p>
      <NewsSearch state={state} />
      {!state.hasFilters && <FeaturedInsights />}
      <Tabs className="mt-10" value={state.tab} onValueChange={state.chooseTab}>
        <TabsList aria-label={t('tabs.label')}>
          {newsTabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {newsTabs.map((tab) => (
          <TabsContent key={tab} value={tab}>
            <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
            {tab !== 'all' && <p className="mb-5 text-ink-soft">{t(`message.${tab}`)}</p>}
            <NewsList filters={state.filters} tab={tab} onClear={state.reset} />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
