import type { ArticleSummary } from '@fitted/contract/news';
import { useFormat } from '../../i18n/use-format.ts';

/** The article's date, the same for all readers regardless of time zones; nothing if it has none. */
export function PublishDay({ article: { publishDate } }: { readonly article: Pick<ArticleSummary, 'publishDate'> }) {
  const format = useFormat();
  return publishDate && <time dateTime={publishDate}>{format.date(publishDate.slice(0, 10))}</time>;
}
