import type { AdminArticle } from '@fitted/contract/admin/content';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Column } from '../list/columns.ts';
import { StatusBadge } from '../list/status-badge.tsx';

export function useNewsColumns(): readonly Column<AdminArticle, never>[] {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  return [
    {
      id: 'title',
      heading: t('news.fields.title'),
      cell: ({ title, author }) => (
        <>
          <span className="line-clamp-2 font-medium">{title}</span>
          {author && <span className="line-clamp-1 text-ink-soft">{author}</span>}
        </>
      ),
    },
    { id: 'category', heading: t('news.fields.category'), cell: ({ category }) => category },
    { id: 'source', heading: t('source'), cell: ({ source }) => source },
    {
      id: 'date',
      heading: t('news.fields.publishDate'),
      cell: ({ publishDate }) =>
        publishDate && (
          <time dateTime={publishDate} className="whitespace-nowrap">
            {format.date(publishDate.slice(0, 10))}
          </time>
        ),
    },
    { id: 'status', heading: t('status.label'), cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}
