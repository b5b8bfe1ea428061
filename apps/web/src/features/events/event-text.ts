import type { EmployerEvent } from '@fitted/contract/events';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { townOf } from './event-place.ts';
import { slugOf } from './kinds.ts';

export const isSample = ({ sourceWebsite }: Pick<EmployerEvent, 'sourceWebsite'>): boolean =>
  sourceWebsite === 'sample';

interface EventText extends Pick<EmployerEvent, 'title' | 'description' | 'entryFee'> {
  readonly town: string;
}

/** Samples are ours, so they speak the reader's language; a real event is shown as its organizer wrote it. */
export function useEventText() {
  const { t } = useTranslation('events');
  const format = useFormat();
  return (event: EmployerEvent): EventText => {
    const key = `samples.${slugOf(event.title)}`;
    const title = t(`${key}.title`);
    // An unknown key is returned as it is.
    if (!isSample(event) || title.startsWith(key)) return { ...event, town: townOf(event, t('online')) };
    return {
      title,
      description: t(`${key}.text`),
      town: event.isVirtual ? t('online') : t(`${key}.town`),
      entryFee: event.entryFee === null ? null : format.money(sampleFee),
    };
  };
}

/** What the one sample that is not free costs, in pence: written as the plans' prices are. */
const sampleFee = 500;
