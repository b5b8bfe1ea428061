import type { EmployerEvent } from '@fitted/contract/events';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { EventBadges } from './event-badges.tsx';
import { LaterDays } from './event-dates.tsx';
import { EventPicture } from './event-picture.tsx';
import { isSample, useEventText } from './event-text.ts';
import { useFeaturedEvents } from './queries.ts';

/** The three soonest. Samples, none, or what cannot be loaded, are not featured; the list below explains. */
export function FeaturedEvents() {
  const { t } = useTranslation('events');
  const { data, isPending } = useFeaturedEvents();
  if (!isPending && (!data?.events.length || areSamples(data.events))) return null;
  const hasPictures = data?.events.some(({ imageUrl }) => imageUrl !== null) ?? false;
  return (
    <section aria-labelledby="featured-events" className="mt-8 rounded-lg bg-sunken p-3 pt-5 sm:p-5">
      <h2 id="featured-events" className="text-2xl">
        {t('featured')}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {isPending && <Skeleton className="h-44 md:col-span-3" />}
        {data?.events.map((event) => (
          <li key={event.id}>
            <FeaturedEvent event={event} hasPicture={hasPictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FeaturedEventProps {
  readonly event: EmployerEvent;
  /** If one of the three has a picture, the others get a placeholder. */
  readonly hasPicture: boolean;
}

function FeaturedEvent({ event, hasPicture }: FeaturedEventProps) {
  const format = useFormat();
  const { title, town } = useEventText()(event);
  return (
    <Link
      to={`/meet-employers/${event.id}`}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised hover:border-accent"
    >
      {hasPicture && <EventPicture src={event.imageUrl} />}
      <div className="flex gap-4 p-5">
        <DateLeaf day={event.startDay} />
        <div className="min-w-0">
          <EventBadges event={event} />
          <h3 className="mt-2 text-lg leading-snug first:mt-0 group-hover:underline">{title}</h3>
          <p className="mt-1 text-sm text-ink-soft">
            <LaterDays event={event} />
            {format.timeRange(event.startTime, event.endTime)}
          </p>
          <p className="text-sm text-ink-soft">{town}</p>
        </div>
      </div>
    </Link>
  );
}

/** Tells people before they search that there are no real events yet, and what they can do meanwhile. */
export function SamplesNote() {
  const { t } = useTranslation('events');
  if (!useOnlySamples()) return null;
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg bg-sunken p-5 sm:px-6">
      <div className="flex-1 basis-80">
        <h2 className="text-xl">{t('samplesTitle')}</h2>
        <p className="mt-1 text-ink-soft">{t('samplesOnly')}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink to="/" className="max-sm:w-full">
          {t('meanwhile.resume')}
        </ButtonLink>
        <Link to="/contact" className="text-sm font-medium text-accent hover:underline">
          {t('meanwhile.suggest')}
        </Link>
      </p>
    </div>
  );
}

/** Whether there are no real events yet. */
export const useOnlySamples = (): boolean => areSamples(useFeaturedEvents().data?.events);

const areSamples = (events: readonly EmployerEvent[] = []): boolean => events.length > 0 && events.every(isSample);
