import type { EmployerEvent } from '@fitted/contract/events';
import { ArrowUpRight, Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { EventBadges } from './event-badges.tsx';
import { LaterDays } from './event-dates.tsx';
import { useEventText } from './event-text.ts';

/** A line of the calendar: the day, what it is, when and where, and what one can do. */
export function EventCard({ event }: { readonly event: EmployerEvent }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { title, description, town } = useEventText()(event);
  const page = `/meet-employers/${event.id}`;
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 sm:gap-x-6 lg:grid-cols-[auto_minmax(0,1fr)_15rem_8.5rem]">
      <div className="max-lg:row-span-3">
        <DateLeaf day={event.startDay} />
      </div>
      <div>
        <h3 className="text-xl leading-snug">
          <Link to={page} className="hover:text-accent-strong hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 mb-3 line-clamp-2 max-w-2xl text-sm text-ink-soft">{description}</p>
        <EventBadges event={event} />
      </div>
      <ul
        className={`grid content-start gap-1 text-sm text-ink-soft lg:pt-1 [&_li]:flex [&_li]:items-start [&_li]:gap-2
          [&_svg]:mt-1 [&_svg]:size-3.5 [&_svg]:shrink-0`}
      >
        <li>
          <Clock aria-hidden />
          <span>
            <LaterDays event={event} />
            {format.timeRange(event.startTime, event.endTime)}
          </span>
        </li>
        <li>
          <MapPin aria-hidden />
          {town}
        </li>
      </ul>
      <div className="flex flex-wrap content-start gap-2 lg:[&>*]:w-full">
        <ButtonLink to={page} variant="outline" size="sm" aria-label={t('detailsOf', { title })}>
          {t('details')}
        </ButtonLink>
        <ExternalLink href={event.registrationUrl} size="sm" label={t('registerOf', { title })}>
          {t('register')}
          <ArrowUpRight aria-hidden />
        </ExternalLink>
      </div>
    </article>
  );
}
