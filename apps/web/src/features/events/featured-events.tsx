import type { EmployerEvent } from '@fitted/contract/events';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { EventBadges } from './event-badges.tsx';
import { LaterDays } from './event-dates.tsx';
import { isSample, useEventText } from './event-text.ts';
import { useFeaturedEvents } from './queries.ts';

/** The three soonest. If there are none, or they cannot be loaded, nothing is shown; the list below explains. */
export function FeaturedEvents() {
  const { t } = useTranslation('events');
  const { data, isPending } = useFeaturedEvents();
  if (!isPending && !data?.events.length) return null;
  if (areSamples(data?.events)) return <Samples events={data?.events ?? []} />;
  const hasPictures = data?.events.some(({ imageUrl }) => imageUrl !== null) ?? false;
  return (
    <section aria-labelledby="featured-events" className="mt-8 rounded-lg bg-sunken p-3 pt-5 sm:p-5">
      <h2 id="featured-events" className="text-2xl">
        {t('featured')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {isPending && [1, 2, 3].map((place) => <Skeleton key={place} className="h-44" />)}
        {data?.events.map((event) => (
          <li key={event.id}>
            <FeaturedEvent event={event} hasPicture={hasPictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Small, plain and in broken lines, so that nobody takes them for what is on. */
function Samples({ events }: { readonly events: readonly EmployerEvent[] }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const textOf = useEventText();
  return (
    <section aria-labelledby="featured-events" className="mt-8">
      <h2 id="featured-events" className="text-lg">
        {t('samplesHeading')}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {events.map((event) => {
          const { title, town } = textOf(event);
          return (
            <li key={event.id}>
              <Link
                to={`/meet-employers/${event.id}`}
                className="group grid h-full content-start rounded-md border border-dashed border-line-strong p-3 text-sm text-ink-soft hover:border-accent"
              >
                <h3 className="order-2 mt-1.5 font-sans text-base font-semibold text-ink group-hover:underline">
                  {title}
                </h3>
                <p className="order-1">
                  <Badge>{t('sample')}</Badge>
                </p>
                <p className="order-3 mt-0.5">
                  {format.date(event.startDay)} · {format.timeRange(event.startTime, event.endTime)}
                  <br />
                  {town}
                </p>
              </Link>
            </li>
          );
        })}
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
  const textOf = useEventText();
  return (
    <Link
      to={`/meet-employers/${event.id}`}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised hover:border-accent"
    >
      <span aria-hidden className="h-1 bg-accent" />
      {hasPicture && (
        <RemoteImage src={event.imageUrl} alt="" className="aspect-[2/1] w-full object-cover">
          <div aria-hidden className="grid aspect-[2/1] place-items-center bg-accent-soft text-accent">
            <CalendarDays className="size-10" strokeWidth={1.25} />
          </div>
        </RemoteImage>
      )}
      <div className="flex gap-4 p-5">
        <DateLeaf day={event.startDay} />
        <div className="min-w-0">
          <EventBadges event={event} />
          <h3 className="mt-2 text-lg leading-snug first:mt-0 group-hover:underline">{textOf(event).title}</h3>
          <p className="mt-1 text-sm text-ink-soft">
            <LaterDays event={event} />
            {format.timeRange(event.startTime, event.endTime)}
          </p>
          <p className="text-sm text-ink-soft">{textOf(event).town}</p>
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
    <div
      role="note"
      className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-md border border-l-[3px] border-line border-l-changed-line bg-raised p-5"
    >
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
