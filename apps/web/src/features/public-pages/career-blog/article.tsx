import { ArrowUp, PencilLine } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LongText } from '../layout/long-text.tsx';
import { Prose } from '../layout/prose.tsx';
import { articleSections, type BlogArticle } from './articles.ts';
import { Byline } from './byline.tsx';

interface ArticleProps {
  readonly article: BlogArticle;
  /** The id of the table of contents. */
  readonly listId: string;
}

export function Article({ article, listId }: ArticleProps) {
  const { t } = useTranslation('career-blog');
  const { slug } = article;
  return (
    <article id={slug} aria-labelledby={`${slug}-title`} className="border-t border-line py-14 lg:py-20">
      <div className="page-width">
        <Byline article={article} />
        <h2 id={`${slug}-title`} className="mt-3 max-w-3xl text-3xl sm:text-4xl">
          {t(`articles.${slug}.title`)}
        </h2>
        <p className="mt-4 mb-8 max-w-[42rem] text-lg">{t(`articles.${slug}.summary`)}</p>
        <div className="gap-x-16 gap-y-8 max-lg:space-y-8 lg:grid lg:grid-cols-[2fr_1fr]">
          <Prose>
            {articleSections.map((section) => (
              <section key={section} className="space-y-4">
                <h3>{t(`articles.${slug}.sections.${section}.title`)}</h3>
                <LongText text={t(`articles.${slug}.sections.${section}.text`)} />
              </section>
            ))}
          </Prose>
          <div className="self-start rounded-md bg-changed p-5 text-on-changed lg:sticky lg:top-32">
            <h3 className="flex items-center gap-2 font-sans text-base tracking-normal">
              <PencilLine aria-hidden className="size-4" />
              {t('try')}
            </h3>
            <p className="mt-2">{t(`articles.${slug}.try`)}</p>
          </div>
        </div>
        <a
          href={`#${listId}`}
          className="mt-8 inline-flex items-center gap-2 py-1 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          <ArrowUp aria-hidden className="size-4" />
          {t('back')}
        </a>
      </div>
    </article>
  );
}
