import { endBeforeStart } from '@fitted/contract/admin/content';
import { type Advertisement, AdvertisementForm } from '@fitted/contract/advertisements';
import { Day } from '@fitted/contract/primitives';
import { z } from 'zod';

/** Form fields contain a day; the first day counts from its start, the last to its end. */
const dayAs = (time: string) => z.union([z.literal(''), Day]).transform((day) => (day ? `${day}T${time}Z` : null));

export const AdvertisementRules = AdvertisementForm.extend({
  startDate: dayAs('00:00:00.000'),
  endDate: dayAs('23:59:59.999'),
});

/** A new one is validated as a whole. For a change, the server checks the combination of fields. */
export const AdvertisementFields = AdvertisementRules.refine(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  {
    path: ['endDate'],
    message: endBeforeStart,
  },
);
export type AdvertisementFields = z.infer<typeof AdvertisementFields>;
export type AdvertisementInput = z.input<typeof AdvertisementFields>;

export const toInput = (advertisement: Advertisement | null): AdvertisementInput => ({
  name: advertisement?.name ?? '',
  location: advertisement?.location ?? 'body',
  adScript: advertisement?.adScript ?? '',
  isActive: advertisement?.isActive ?? true,
  startDate: advertisement?.startDate?.slice(0, 10) ?? '',
  endDate: advertisement?.endDate?.slice(0, 10) ?? '',
  htmlContent: advertisement?.htmlContent ?? '',
  imageUrl: advertisement?.imageUrl ?? '',
  targetUrl: advertisement?.targetUrl ?? '',
  title: advertisement?.title ?? '',
  text: advertisement?.text ?? '',
});
