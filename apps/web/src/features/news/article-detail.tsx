import type { Article } from '@fitted/contract/news';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrigin } from '../../lib/api/page-record.ts';
import { isWebAddress } from '../../lib/format/web-address.ts';
import { useStructuredData } from '../../lib/metadata/use-structured-data.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { ArticleBody } from './article-body.tsx';
import { articleData } from './article-data.ts';
import { useArticleText } from './article-text.ts';
import { PublishDay } from './publish-day.tsx';

interface ArticleDetailProps {
  readonly article: Article;
  readonly share: ReactNode;
  /** Next to the text. */
  readonly aside: ReactNode;
}

export function ArticleDetail({ article: given, share, aside }: ArticleDetailProps) {
  const { t } = useTranslation('news');
  const article = useArticleText()(given);
  useStructuredData(articleData(article, useOrigin()));
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="min-w-0 max-w-3xl">
        <Link to="/news" className="inline-flex items-center gap-2 text-sm text-ink-soft hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Link>
        <header className="mt-5 mb-8">
          <Badge tone="accent" canWrap>
            {article.category}
          </Badge>
          <h1 className="headline mt-4 text-4xl sm:text-5xl">{article.title}</h1>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-y border-line py-3">
            <Byline article={article} />
            {share}
          </div>
        </header>
        <RemoteImage
          src={article.imageUrl}
          alt=""
          isLazy={false}
          className="mb-8 aspect-[2/1] w-full rounded-lg object-cover"
        />
        {article.summary && (
          <section
            aria-label={t('summary')}
            className="mb-8 border-l-2 border-accent pl-5 font-serif text-xl leading-relaxed text-pretty"
          >
            {article.summary}
          </section>
        )}
        <ArticleBody html={article.content} />
        <ExternalLink
          href={article.url}
          className="mt-8 inline-flex items-center gap-1.5 font-medium text-accent hover:underline"
        >
          {t('original', { source: article.source })}
          <ArrowUpRight aria-hidden className="size-4" />
        </ExternalLink>
        {article.tags.length > 0 && <Tags tags={article.tags} />}
      </article>
      <aside className="self-start lg:pt-10">{aside}</aside>
    </div>
  );
}

function Byline({ article }: { readonly article: Article }) {
  const { t } = useTranslation('news');
  const { author } = article;
  return (
    <ul className="flex flex-wrap gap-y-1 text-sm text-ink-soft [&>li:not(:last-child)]:after:mx-2 [&>li:not(:last-child)]:after:content-['·']">
      {author && <li>{author === t('samples.author') ? t('samples.by') : t('by', { author })}</li>}
      {article.publishDate && (
        <li>
          <PublishDay article={article} />
        </li>
      )}
      <li>
        {isWebAddress(article.sourceUrl) ? (
          <ExternalLink href={article.sourceUrl} className="underline underline-offset-2 hover:text-ink">
            {article.source}
          </ExternalLink>
        ) : (
          article.source
        )}
      </li>
    </ul>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('news');
  return (
    <section aria-labelledby="topics" className="mt-10 border-t border-line pt-6">
      <h2 id="topics" className="text-base font-semibold">
        {t('tags')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Badge canWrap>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
