import type { EmployerEvent } from '@fitted/contract/events';
import { useTranslation } from '../../i18n/use-translation.ts';
import { slugOf } from './kinds.ts';

export const isSample = ({ sourceWebsite }: Pick<EmployerEvent, 'sourceWebsite'>): boolean =>
  sourceWebsite === 'sample';

/** Samples are ours, so they speak the reader's language; a real event is shown as its organizer wrote it. */
export function useEventText() {
  const { t } = useTranslation('events');
  return (event: EmployerEvent): Pick<EmployerEvent, 'title' | 'description'> => {
    const key = `samples.${slugOf(event.title)}`;
    const title = t(`${key}.title`);
    // An unknown key is returned as it is.
    return isSample(event) && !title.startsWith(key) ? { title, description: t(`${key}.text`) } : event;
  };
}
