import { CalendarX2, CloudOff } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EventCard } from './event-card.tsx';
import type { EventFilters, EventTab } from './event-filters.ts';
import { useEvents } from './queries.ts';

interface EventListProps {
  readonly filters: EventFilters;
  readonly tab: EventTab;
  readonly onClear: () => void;
}

export function EventList({ filters, tab, onClear }: EventListProps) {
  const { t } = useTranslation('events');
  const events = useEvents(filters, tab);
  const rows = events.data?.pages.flatMap((page) => page.events);

  if (events.isPending) return <CardsSkeleton />;
  if (!rows) {
    return (
      <EmptyState icon={CloudOff} title={t('loadFailed')} text={t('loadFailedText')}>
        <Button variant="outline" onClick={() => void events.refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('shown', { count: rows.length })}
      </p>
      {rows.length === 0 && (
        <EmptyState icon={CalendarX2} title={tab === 'upcoming' ? t('empty.upcoming') : t('empty.all')}>
          <Button variant="outline" onClick={onClear}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      <ul aria-busy={events.isPlaceholderData} className="grid gap-4 lg:grid-cols-2">
        {rows.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {events.hasNextPage && (
        <div className="mt-6 text-center">
          <Button variant="outline" isBusy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function CardsSkeleton() {
  const { t } = useTranslation('events');
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-52" />
      ))}
    </div>
  );
}
