import { useParams } from 'react-router';
import { ArticleDetail } from '../../../features/news/article-detail.tsx';
import { useArticleText } from '../../../features/news/article-text.ts';
import { useArticle } from '../../../features/news/queries.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMissing, useOrigin } from '../../../lib/api/page-record.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { AdvertisementPlace } from '../../advertisement-place.tsx';
import { BlankSheet } from '../blank-sheet.tsx';
import { SheetWithGap } from '../sheet-with-gap.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Related } from './related.tsx';
import { ShareButton } from './share-button.tsx';

export function ArticlePage() {
  const { t } = useTranslation('news');
  const { slug = '' } = useParams();
  const { data: article, isError, refetch } = useArticle(slug);
  const origin = useOrigin();
  const textOf = useArticleText();
  useMissing(article === null);
  useDocumentTitle(article === null ? t('notFound.title') : article ? textOf(article).title : t('title'));

  if (article === null) {
    return (
      <BlankSheet title={t('notFound.title')} text={t('notFound.text')} picture={<SheetWithGap />}>
        <ButtonLink to="/news">{t('back')}</ButtonLink>
      </BlankSheet>
    );
  }
  return (
    <div className="page-width py-8 lg:py-12">
      {article && (
        <ArticleDetail
          article={article}
          share={<ShareButton url={new URL(`/news/${encodeURIComponent(article.slug)}`, origin).href} />}
          aside={<Related to={{ category: article.category, exclude: article.slug }} count={4} />}
        />
      )}
      {isError && <LoadFailure t={t} onRetry={() => void refetch()} />}
      {!article && !isError && <DetailSkeleton label={t('loading')} />}
      <AdvertisementPlace location="body" className="mt-10" />
    </div>
  );
}
