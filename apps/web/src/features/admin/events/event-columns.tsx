import type { AdminEvent } from '@fitted/contract/admin/content';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Column } from '../list/columns.ts';
import { StatusBadge } from '../list/status-badge.tsx';

export function useEventColumns(): readonly Column<AdminEvent, never>[] {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  return [
    {
      id: 'title',
      heading: t('events.fields.title'),
      cell: ({ title, organizer }) => (
        <>
          <span className="line-clamp-2 font-medium">{title}</span>
          {organizer && <span className="line-clamp-1 text-ink-soft">{organizer}</span>}
        </>
      ),
    },
    {
      id: 'place',
      heading: t('events.place'),
      cell: ({ isVirtual, city, country }) =>
        isVirtual ? t('events.online') : [city, country].filter(Boolean).join(', '),
    },
    {
      id: 'date',
      heading: t('events.fields.startDate'),
      cell: ({ startDay }) => (
        <time dateTime={startDay} className="whitespace-nowrap">
          {format.date(startDay)}
        </time>
      ),
    },
    { id: 'status', heading: t('status.label'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'source',
      heading: t('source'),
      cell: ({ sourceWebsite }) => sourceWebsite ?? <span className="text-ink-faint">{t('ownEntry')}</span>,
    },
  ];
}
