import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import { useFeaturedNews } from './queries.ts';

/** The first three. If there are none, or they cannot be loaded, nothing is shown; the list below explains. */
export function FeaturedInsights() {
  const { t } = useTranslation('news');
  const { data, isPending } = useFeaturedNews();
  if (!isPending && !data?.news.length) return null;
  return (
    <section aria-labelledby="featured-insights" className="mt-10 rounded-lg bg-sunken p-3 pt-5 sm:p-5">
      <h2 id="featured-insights" className="text-2xl">
        {t('featured')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {isPending && [1, 2, 3].map((place) => <Skeleton key={place} className="h-60" />)}
        {data?.news.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} isFeatured />
          </li>
        ))}
      </ul>
    </section>
  );
}
