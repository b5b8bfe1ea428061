import type { ArticleSummary } from '@fitted/contract/news';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isWebAddress } from '../../lib/format/web-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { ArticleLine } from './article-line.tsx';
import { articlePath } from './article-path.ts';
import { useArticleText } from './article-text.ts';

const linkClass = 'inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-accent hover:underline';

interface ArticleCardProps {
  readonly article: ArticleSummary;
  readonly isFeatured?: boolean;
}

export function ArticleCard({ article: given, isFeatured = false }: ArticleCardProps) {
  const article = useArticleText()(given);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised">
      {isFeatured && <span aria-hidden className="h-1 bg-accent" />}
      <RemoteImage src={article.imageUrl} alt="" className="aspect-[2/1] w-full object-cover" />
      <div className="flex flex-1 flex-col p-5">
        <p>
          <Badge tone="accent" canWrap>
            {article.category}
          </Badge>
        </p>
        <h3 className="mt-3 text-lg leading-snug">
          <Link to={articlePath(article)} className="hover:text-accent-strong hover:underline">
            {article.title}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-3 text-sm text-ink-soft">{article.excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4">
          <ArticleLine article={article} />
          <ReadMore article={article} />
        </div>
      </div>
    </article>
  );
}

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
