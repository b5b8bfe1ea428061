import type { ArticleSummary } from '@fitted/contract/news';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isWebAddress } from '../../lib/format/web-address.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { ArticleLine } from './article-line.tsx';
import { articlePath } from './article-path.ts';
import { useArticleText } from './article-text.ts';

const linkClass = 'inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-accent hover:underline';

/** A line of the list: where it is from, what it is about, and the way to it. */
export function ArticleCard({ article: given }: { readonly article: ArticleSummary }) {
  const article = useArticleText()(given);
  return (
    <article className="grid gap-x-10 gap-y-2 py-6 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap gap-x-2 text-sm lg:block lg:pt-1">
        <p className="font-medium text-accent">{article.category}</p>
        <ArticleLine article={article} />
        <RemoteImage src={article.imageUrl} alt="" className="mt-3 aspect-[2/1] w-full rounded-md object-cover" />
      </div>
      <div className="max-w-2xl">
        <Title article={article} className="text-xl leading-snug" />
        <p className="mt-1.5 line-clamp-3 text-sm text-ink-soft">{article.excerpt}</p>
      </div>
      <div>
        <ReadMore article={article} />
      </div>
    </article>
  );
}

export function FeaturedArticle({ article: given }: { readonly article: ArticleSummary }) {
  const article = useArticleText()(given);
  return (
    <article className="flex h-full flex-col">
      <RemoteImage src={article.imageUrl} alt="" className="mb-4 aspect-[2/1] w-full rounded-md object-cover" />
      <p className="text-sm font-medium text-accent">{article.category}</p>
      <Title article={article} className="mt-2 text-2xl" />
      <p className="mt-3 mb-4 line-clamp-3 text-ink-soft">{article.excerpt}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
        <ArticleLine article={article} />
        <ReadMore article={article} />
      </div>
    </article>
  );
}

interface TitleProps {
  readonly article: ArticleSummary;
  readonly className: string;
}

const Title = ({ article, className }: TitleProps) => (
  <h3 className={className}>
    <Link to={articlePath(article)} className="hover:text-accent-strong hover:underline">
      {article.title}
    </Link>
  </h3>
);

/** Links to the article where it was published; our own are read here. */
function ReadMore({ article }: { readonly article: ArticleSummary }) {
  const { t } = useTranslation('news');
  const label = t('readMoreOf', { title: article.title });
  if (isWebAddress(article.url)) {
    return (
      <ExternalLink href={article.url} label={label} className={linkClass}>
        {t('readMore')}
        <ArrowUpRight aria-hidden className="size-4" />
      </ExternalLink>
    );
  }
  return (
    <Link to={articlePath(article)} aria-label={label} className={linkClass}>
      {t('readMore')}
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
