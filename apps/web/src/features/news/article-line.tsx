import type { ArticleSummary } from '@fitted/contract/news';
import { useFormat } from '../../i18n/use-format.ts';
import { publishDay } from './publish-day.ts';

/** Source and date, small. */
export function ArticleLine({ article }: { readonly article: ArticleSummary }) {
  const format = useFormat();
  return (
    <p className="text-sm text-ink-soft">
      {article.source} · <time dateTime={article.date}>{format.date(publishDay(article))}</time>
    </p>
  );
}
