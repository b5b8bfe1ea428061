import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallBand } from '../layout/call-band.tsx';
import { PublicPage } from '../layout/public-page.tsx';
import { Article } from './article.tsx';
import { articles } from './articles.ts';
import { Byline } from './byline.tsx';

const listId = 'articles';

/** A single page, like a magazine: its table of contents first, then every article in full. */
export function CareerBlog() {
  const { t } = useTranslation('career-blog');
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')}>
      <nav id={listId} aria-label={t('contents')} className="page-width pb-16">
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li
              key={article.slug}
              className="relative flex flex-col rounded-lg border border-line bg-raised p-6 hover:border-line-strong"
            >
              <Byline article={article} />
              <h2 className="mt-3 text-xl">
                <a href={`#${article.slug}`} className="after:absolute after:inset-0 after:rounded-lg">
                  {t(`articles.${article.slug}.title`)}
                </a>
              </h2>
              <p className="mt-2 text-sm text-ink-soft">{t(`articles.${article.slug}.summary`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-3xl text-sm text-ink-soft">{t('note')}</p>
      </nav>
      {articles.map((article) => (
        <Article key={article.slug} article={article} listId={listId} />
      ))}
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to="/" size="lg">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to="/interview-tips" size="lg" variant="outline">
          {t('closing.tips')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
