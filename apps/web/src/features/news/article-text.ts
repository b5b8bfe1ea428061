import type { ArticleSummary } from '@fitted/contract/news';
import { sampleArticleTitles } from '@fitted/contract/sample-articles';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const ownTitles: Readonly<Record<string, string>> = sampleArticleTitles;

/** An article as it is shown: ours translated, any other as its author wrote it. */
export function useArticleText() {
  const { t } = useTranslation('news');
  return <Shown extends ArticleSummary>(article: Shown): Shown => {
    const { slug, title } = article;
    const words = (part: string) => t(`samples.${slug}.${part}`);
    const shown = {
      ...article,
      category: categoryName(t, article.category),
      tags: article.tags.map((topic) => topicName(t, topic)),
    };
    // In the language it was written in, what an editor has made of it counts.
    if (ownTitles[slug] !== title || words('title') === title) return shown;
    const summary = words('summary');
    return {
      ...shown,
      title: words('title'),
      author: t('samples.author'),
      summary,
      excerpt: summary,
      ...('content' in article && { content: words('content') }),
    };
  };
}

/** Categories and topics are free text: the usual ones are translated, any other is shown unchanged. */
export function categoryName(t: Translate, category: string): string {
  const name = t(`categories.${slugOf(category)}`);
  // An unknown key is returned as it is.
  return name.startsWith('categories.') ? category : name;
}

function topicName(t: Translate, topic: string): string {
  const name = t(`topicNames.${slugOf(topic)}`);
  return name.startsWith('topicNames.') ? topic : name;
}

const slugOf = (words: string) => words.trim().toLowerCase().replace(/\s+/g, '-');
