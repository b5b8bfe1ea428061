import type { EmployerEvent, eventCalendar } from '@fitted/contract/events';
import { ArrowUpRight, Building2, CalendarDays, CalendarPlus, Clock, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { addressOf, buildUrl } from '../../lib/api/client.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { EventDates } from './event-dates.tsx';
import { placeOf } from './event-place.ts';
import { isSample } from './event-text.ts';

const calendar = addressOf<typeof eventCalendar>('GET', '/api/employer-events/:id/calendar.ics');

interface EventFactsProps {
  readonly event: EmployerEvent;
  readonly share: ReactNode;
}

/** When, where, by whom, and the actions. */
export function EventFacts({ event, share }: EventFactsProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const time = format.timeRange(event.startTime, event.endTime);
  return (
    <Card>
      <dl className="grid gap-4">
        <Fact icon={CalendarDays} name={t('facts.date')}>
          <EventDates event={event} />
        </Fact>
        <Fact icon={Clock} name={t('facts.time')}>
          {event.startTime && event.timezone ? `${time} (${event.timezone})` : time}
        </Fact>
        <Fact icon={MapPin} name={t('facts.location')}>
          {placeOf(event, t('online'))}
        </Fact>
        <Fact icon={Building2} name={t('facts.organizer')}>
          {event.organizer || t('facts.notSpecified')}
        </Fact>
      </dl>
      <div className="mt-6 grid gap-3">
        <ExternalLink href={event.registrationUrl}>
          {t('registerNow')}
          <ArrowUpRight aria-hidden />
        </ExternalLink>
        <ExternalLink href={event.eventUrl} variant="outline">
          {t('visit')}
          <ArrowUpRight aria-hidden />
        </ExternalLink>
        <div className="flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap">
          {!isSample(event) && (
            <a
              href={buildUrl(calendar.path, { id: event.id }, undefined)}
              download
              className={buttonClass({ variant: 'outline' })}
            >
              <CalendarPlus aria-hidden />
              {t('calendar')}
            </a>
          )}
          {share}
        </div>
      </div>
    </Card>
  );
}

interface FactProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-ink-soft">
        <Icon aria-hidden className="size-4 text-accent" />
        {name}
      </dt>
      <dd className="col-start-2 font-medium">{children}</dd>
    </div>
  );
}
