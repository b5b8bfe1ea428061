import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { BlogArticle } from './articles.ts';

export function Byline({ article: { topic, date, minutes } }: { readonly article: BlogArticle }) {
  const { t } = useTranslation('career-blog');
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <Badge tone="accent">{t(`topics.${topic}`)}</Badge>
      <time dateTime={date}>{format.date(date)}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  );
}
