import type { EmployerEvent } from '@fitted/contract/events';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The events that a new site begins with, with the keys of their translations. */
const sampleKeys = {
  'City Careers Fair': 'fair',
  'Women in Tech Evening': 'evening',
  'Resume Workshop for Graduates': 'workshop',
  'Hospitality Hiring Day': 'hiringDay',
} as const;

const isKnown = (title: string): title is keyof typeof sampleKeys => Object.hasOwn(sampleKeys, title);

type Told = Pick<EmployerEvent, 'title' | 'description' | 'sourceWebsite'>;

export const isSample = ({ sourceWebsite }: Pick<EmployerEvent, 'sourceWebsite'>): boolean =>
  sourceWebsite === 'sample';

/** Samples are ours, so they speak the reader's language; a real event is shown as its organizer wrote it. */
export function useEventText(): (event: Told) => Pick<EmployerEvent, 'title' | 'description'> {
  const { t } = useTranslation('events');
  return (event) => {
    const { title, description } = event;
    if (!isSample(event) || !isKnown(title)) return { title, description };
    const key = sampleKeys[title];
    return { title: t(`samples.${key}.title`), description: t(`samples.${key}.text`) };
  };
}
