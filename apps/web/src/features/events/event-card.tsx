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

export function EventCard({ event }: { readonly event: EmployerEvent }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { title, description, town } = useEventText()(event);
  const page = `/meet-employers/${event.id}`;
  return (
    <article className="flex h-full gap-4 rounded-lg border border-line bg-raised p-5 sm:gap-5">
      <DateLeaf day={event.startDay} />
      <div className="flex min-w-0 flex-1 flex-col">
        <EventBadges event={event} />
        <h3 className="mt-2 text-lg leading-snug first:mt-0">
          <Link to={page} className="hover:text-accent-strong hover:underline">
            {title}
          </Link>
        </h3>
        <ul className="mt-2 grid gap-1 text-sm text-ink-soft [&_li]:flex [&_li]:items-start [&_li]:gap-2 [&_svg]:mt-1 [&_svg]:size-3.5 [&_svg]:shrink-0">
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
        <p className="mt-3 line-clamp-2 text-sm">{description}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <ButtonLink to={page} variant="outline" size="sm" aria-label={t('detailsOf', { title })}>
            {t('details')}
          </ButtonLink>
          <ExternalLink href={event.registrationUrl} size="sm" label={t('registerOf', { title })}>
            {t('register')}
            <ArrowUpRight aria-hidden />
          </ExternalLink>
        </div>
      </div>
    </article>
  );
}
