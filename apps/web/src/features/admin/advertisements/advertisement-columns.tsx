import type { Advertisement } from '@fitted/contract/advertisements';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../list/columns.ts';
import type { AdvertisementSort } from './cut-page.ts';

export function useAdvertisementColumns(): readonly Column<Advertisement, AdvertisementSort>[] {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const day = (instant: string | null) => (instant === null ? '…' : format.date(instant.slice(0, 10)));
  return [
    {
      id: 'name',
      heading: t('ads.fields.name'),
      sort: 'name',
      cell: ({ name }) => <span className="line-clamp-2 font-medium">{name}</span>,
    },
    {
      id: 'location',
      heading: t('ads.fields.location'),
      sort: 'location',
      cell: ({ location }) => t(`ads.locations.${location}`),
    },
    {
      id: 'active',
      heading: t('ads.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'accent' : 'neutral'}>{t(isActive ? 'ads.active' : 'ads.inactive')}</Badge>
      ),
    },
    {
      id: 'period',
      heading: t('ads.period'),
      cell: ({ startDate, endDate }) =>
        startDate || endDate ? (
          <span className="whitespace-nowrap">{`${day(startDate)} – ${day(endDate)}`}</span>
        ) : (
          <span className="text-ink-faint">{t('ads.always')}</span>
        ),
    },
    {
      id: 'created',
      heading: t('ads.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.date(createdAt)}
        </time>
      ),
    },
  ];
}
