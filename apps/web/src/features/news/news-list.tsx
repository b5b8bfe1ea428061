import { FileX2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardList } from '../../ui/card-list.tsx';
import { ArticleCard } from './article-card.tsx';
import type { NewsFilters, NewsTab } from './news-filters.ts';
import { useFeaturedNews, useNews } from './queries.ts';

interface NewsListProps {
  readonly filters: NewsFilters;
  readonly tab: NewsTab;
  /** Without them, the featured articles are in sight above the list. */
  readonly hasFilters: boolean;
  readonly onClear: () => void;
}

export function NewsList({ filters, tab, hasFilters, onClear }: NewsListProps) {
  const { t } = useTranslation('news');
  const news = useNews(filters, tab);
  const { data: featured } = useFeaturedNews();
  // Right below them, the featured ones would be read twice.
  const isAbove = (id: number) => tab === 'all' && !hasFilters && featured?.news.some((one) => one.id === id);
  return (
    <CardList
      query={news}
      rows={news.data?.pages.flatMap((page) => page.news.filter(({ id }) => !isAbove(id)))}
      t={t}
      columns="divide-y divide-line border-b border-line"
      skeleton={{ count: 3, className: 'my-6 h-20' }}
      empty={{ icon: FileX2, title: t('empty'), onClear }}
    >
      {(article) => <ArticleCard article={article} />}
    </CardList>
  );
}
