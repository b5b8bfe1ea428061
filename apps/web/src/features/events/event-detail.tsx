import type { EmployerEvent } from '@fitted/contract/events';
import { ArrowLeft, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrigin } from '../../lib/api/page-record.ts';
import { useStructuredData } from '../../lib/metadata/use-structured-data.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { EventBadges } from './event-badges.tsx';
import { eventData } from './event-data.ts';
import { EventFacts } from './event-facts.tsx';
import { paragraphsOf } from './event-place.ts';
import { isSample, useEventText } from './event-text.ts';
import { industryName } from './kinds.ts';

interface EventDetailProps {
  readonly event: EmployerEvent;
  readonly share: ReactNode;
  /** Below the event. */
  readonly related: ReactNode;
}

export function EventDetail({ event, share, related }: EventDetailProps) {
  const { t } = useTranslation('events');
  const { title, description } = useEventText()(event);
  useStructuredData(eventData(event, useOrigin()));
  return (
    <article>
      <Link to="/meet-employers" className="inline-flex items-center gap-2 text-sm text-ink-soft hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {isSample(event) && (
        <p role="note" className="mt-5 flex items-start gap-3 rounded-md bg-sunken p-4 text-sm">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {t('sampleNote')}
        </p>
      )}
      {/* The facts stand beside the title, not below it: a short description would leave its half empty. */}
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <header>
          <EventBadges event={event} />
          <h1 className="headline mt-4 text-4xl sm:text-5xl">{title}</h1>
        </header>
        <div className="lg:sticky lg:top-32 lg:col-start-2 lg:row-span-2">
          <EventFacts event={event} share={share} />
        </div>
        <div className="border-t border-line pt-8">
          <RemoteImage
            src={event.imageUrl}
            alt=""
            isLazy={false}
            className="mb-8 aspect-[2/1] w-full rounded-lg object-cover"
          />
          <h2 className="text-2xl">{t('about')}</h2>
          {paragraphsOf(description).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never reorder
            <p key={index} className="mt-4 max-w-2xl text-lg whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {event.industries.length > 0 && (
            <>
              <h2 className="mt-8 text-2xl">{t('industries')}</h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {event.industries.map((industry) => (
                  <li key={industry}>
                    <Badge canWrap>{industryName(t, industry)}</Badge>
                  </li>
                ))}
              </ul>
            </>
          )}
          <ButtonLink to="/" variant="outline" className="mt-8">
            {t('meanwhile.resume')}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-12 border-t border-line pt-8">{related}</div>
    </article>
  );
}
