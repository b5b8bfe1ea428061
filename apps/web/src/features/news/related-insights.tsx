import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

import { ArticleLine } from './article-line.tsx';
import { articlePath } from './article-path.ts';
import { useArticleText } from './article-text.ts';
import { type Relation, useOtherNews, useRelatedNews } from './queries.ts';

interface RelatedInsightsProps {
  readonly to: Relation;
  readonly count: number;
  /** Beside each other, where the width of the page is free. */
  readonly isRow?: boolean;
}

/**
 * A short list below an event or beside an article, which has others where none is related. Only an article says that there is
 * none: of an event nobody asked.
 */
export function RelatedInsights({ to, count, isRow = false }: RelatedInsightsProps) {
  const { t } = useTranslation('news');
  const related = useRelatedNews(to, count);
  const isLonely = related.data?.length === 0 && 'category' in to;
  const others = useOtherNews('category' in to ? to.exclude : '', count, isLonely);
  const { data, isPending } = isLonely ? others : related;
  const textOf = useArticleText();
  return (
    <section aria-labelledby="related-insights">
      <h2 id="related-insights" className="text-xl">
        {t('related')}
      </h2>
      {isPending && <Skeleton className="mt-4 h-32" />}
      {isLonely && <p className="mt-3 text-sm text-ink-soft">{t('noRelated')}</p>}
      <ul className={isRow ? 'mt-2 grid gap-x-10 md:grid-cols-3' : 'mt-2 divide-y divide-line'}>
        {data?.map((article) => (
          <li key={article.id} className="py-3">
            <Link to={articlePath(article)} className="font-medium hover:text-accent-strong hover:underline">
              {textOf(article).title}
            </Link>
            <ArticleLine article={article} />
          </li>
        ))}
      </ul>
      <Link to="/news" className="mt-3 inline-block text-sm font-medium text-accent hover:underline">
        {t('allArticles')}
      </Link>
    </section>
  );
}
