import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeaturedArticle } from './article-card.tsx';
import { useFeaturedNews } from './queries.ts';

/** The first three. If there are none, or they cannot be loaded, nothing is shown; the list below explains. */
export function FeaturedInsights() {
  const { t } = useTranslation('news');
  const { data, isPending } = useFeaturedNews();
  if (!isPending && !data?.news.length) return null;
  return (
    <section aria-labelledby="featured-insights" className="mt-8 rounded-lg bg-sunken p-5 sm:p-8">
      <h2 id="featured-insights" className="font-sans text-base tracking-normal text-ink-soft">
        {t('featured')}
      </h2>
      <ul className="mt-5 grid gap-y-6 md:grid-cols-3">
        {isPending && <Skeleton className="h-44 md:col-span-3" />}
        {data?.news.map((article) => (
          <li
            key={article.id}
            className="border-line not-first:max-md:border-t not-first:max-md:pt-5 md:px-7 md:not-first:border-l md:first:pl-0 md:last:pr-0"
          >
            <FeaturedArticle article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
