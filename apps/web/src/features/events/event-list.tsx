import { CalendarX2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardList } from '../../ui/card-list.tsx';
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
  return (
    <CardList
      query={events}
      rows={events.data?.pages.flatMap((page) => page.events)}
      t={t}
      columns="divide-y divide-line border-y border-line"
      skeleton={{ count: 4, className: 'my-6 h-24' }}
      empty={{ icon: CalendarX2, title: tab === 'upcoming' ? t('empty.upcoming') : t('empty.all'), onClear }}
    >
      {(event) => <EventCard event={event} />}
    </CardList>
  );
}
