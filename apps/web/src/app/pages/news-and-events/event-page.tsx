import { useParams } from 'react-router';
import { EventDetail } from '../../../features/events/event-detail.tsx';
import { useEventText } from '../../../features/events/event-text.ts';
import { useEvent } from '../../../features/events/queries.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMissing, useOrigin } from '../../../lib/api/page-record.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { AdvertisementPlace } from '../../advertisement-place.tsx';
import { BlankSheet } from '../blank-sheet.tsx';
import { SheetWithGap } from '../sheet-with-gap.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Related } from './related.tsx';
import { ShareButton } from './share-button.tsx';

export function EventPage() {
  const { t } = useTranslation('events');
  const { id = '' } = useParams();
  const eventId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  const { data: event, isError, refetch } = useEvent(eventId);
  const isMissing = event === null || eventId === 0;
  const origin = useOrigin();
  useMissing(isMissing);
  const textOf = useEventText();
  useDocumentTitle(isMissing ? t('notFound.title') : event ? textOf(event).title : t('title'));

  if (isMissing) {
    return (
      <BlankSheet title={t('notFound.title')} text={t('notFound.text')} picture={<SheetWithGap />}>
        <ButtonLink to="/meet-employers">{t('back')}</ButtonLink>
      </BlankSheet>
    );
  }
  return (
    <div className="page-width py-8 lg:py-12">
      {event && (
        <EventDetail
          event={event}
          share={<ShareButton url={new URL(`/meet-employers/${event.id}`, origin).href} />}
          related={<Related to={{ industry: event.industries[0] }} count={3} isRow />}
        />
      )}
      {isError && <LoadFailure t={t} onRetry={() => void refetch()} />}
      {!event && !isError && <DetailSkeleton label={t('loading')} />}
      <AdvertisementPlace location="body" className="mt-10" />
    </div>
  );
}
