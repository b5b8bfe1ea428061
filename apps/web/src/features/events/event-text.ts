import type { EmployerEvent } from '@fitted/contract/events';
import { useTranslation } from '../../i18n/use-translation.ts';
import { townOf } from './event-place.ts';
import { slugOf } from './kinds.ts';

export const isSample = ({ sourceWebsite }: Pick<EmployerEvent, 'sourceWebsite'>): boolean =>
  sourceWebsite === 'sample';

interface EventText extends Pick<EmployerEvent, 'title' | 'description'> {
  readonly town: string;
}

/** Samples are ours, so they speak the reader's language; a real event is shown as its organizer wrote it. */
export function useEventText() {
  const { t } = useTranslation('events');
  return (event: EmployerEvent): EventText => {
    const key = `samples.${slugOf(event.title)}`;
    const title = t(`${key}.title`);
    // An unknown key is returned as it is.
    if (!isSample(event) || title.startsWith(key))
      return { title: event.title, description: event.description, town: townOf(event, t('online')) };
    return {
      title,
      description: t(`${key}.text`),
      town: event.isVirtual ? t('online') : t(`${key}.town`),
    };
  };
}
