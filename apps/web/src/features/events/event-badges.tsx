import type { EmployerEvent } from '@fitted/contract/events';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { isSample } from './event-text.ts';
import { typeName } from './kinds.ts';

/** Badges for whether it is a sample, its type, whether it is online, and its price, if any. */
export function EventBadges({ event }: { readonly event: EmployerEvent }) {
  const { t } = useTranslation('events');
  if (!event.eventType && !event.isVirtual && event.isFree && !isSample(event)) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {isSample(event) && <Badge>{t('sample')}</Badge>}
      {event.eventType && (
        <Badge tone="accent" canWrap>
          {typeName(t, event.eventType)}
        </Badge>
      )}
      {event.isVirtual && <Badge>{t('virtual')}</Badge>}
      {!event.isFree && (
        <Badge tone="changed" canWrap>
          {event.entryFee || t('paid')}
        </Badge>
      )}
    </p>
  );
}
