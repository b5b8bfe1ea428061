import { CloudOff, FileX2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import type { NewsFilters, NewsTab } from './news-filters.ts';
import { useNews } from './queries.ts';

interface NewsListProps {
  readonly filters: NewsFilters;
  readonly tab: NewsTab;
  readonly onClear: () => void;
}

export function NewsList({ filters, tab, onClear }: NewsListProps) {
  const { t } = useTranslation('news');
  const news = useNews(filters, tab);
  const rows = news.data?.pages.flatMap((page) => page.news);

  if (news.isPending) return <CardsSkeleton />;
  if (!rows) {
    return (
      <EmptyState icon={CloudOff} title={t('loadFailed')} text={t('loadFailedText')}>
        <Button variant="outline" onClick={() => void news.refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('shown', { count: rows.length })}
      </p>
      {rows.length === 0 && (
        <EmptyState icon={FileX2} title={t('empty')}>
          <Button variant="outline" onClick={onClear}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      <ul aria-busy={news.isPlaceholderData} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {news.hasNextPage && (
        <div className="mt-6 text-center">
          <Button variant="outline" isBusy={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function CardsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-60" />
      ))}
    </div>
  );
}
