import type { ArticleSummary } from '@fitted/contract/news';
import { useFormat } from '../../i18n/use-format.ts';

/** The day an article carries, the same for all its readers, wherever they and the server are; nothing where it has none. */
export function PublishDay({ article: { publishDate } }: { readonly article: Pick<ArticleSummary, 'publishDate'> }) {
  const format = useFormat();
  return publishDate && <time dateTime={publishDate}>{format.date(publishDate.slice(0, 10))}</time>;
}
