import { z } from 'zod';
import { adLocations } from './constants.ts';
import { sentences } from './errors/sentences.ts';
import {
  ClearableMoment,
  ClearablePictureAddress,
  ClearableWebAddress,
  clearableText,
  Done,
  Id,
  IdParams,
  Instant,
  seenUpdatedAt,
  text,
} from './primitives.ts';
import { raw, route } from './route.ts';

const AdLocation = z.enum(adLocations);

export const Advertisement = z.object({
  id: Id,
  name: z.string(),
  location: AdLocation,
  /** HTML from an ad network, shown in a frame that cannot read the page. */
  adScript: z.string(),
  isActive: z.boolean(),
  startDate: Instant.nullable(),
  endDate: Instant.nullable(),
  htmlContent: z.string().nullable(),
  imageUrl: z.string().nullable(),
  targetUrl: z.string().nullable(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Advertisement = z.infer<typeof Advertisement>;

const shared = { method: 'GET', access: 'public', limit: 'none', response: z.array(Advertisement) } as const;

export const listAdvertisements = route({
  ...shared,
  path: '/api/advertisements',
  summary: 'The advertisements that run now in one place of the pages',
  query: z.object({ location: AdLocation.default('body') }),
  errors: [],
});

export const listAdvertisementsAt = route({
  ...shared,
  path: '/api/advertisements/:location',
  summary: 'The same by its other address',
  params: z.object({ location: AdLocation }),
  errors: [],
});

/** The page shown in the frame. It has its own content security policy; with `srcdoc` it would share ours. */
export const advertisementFrame = route({
  method: 'GET',
  path: '/api/advertisements/:id/frame',
  summary: 'The HTML of one running advertisement, as a sandboxed page',
  access: 'public',
  limit: 'none',
  params: IdParams,
  response: raw('text/html'),
  errors: ['not_found'],
});

const NeededAdvertisement = z.object({
  name: text(200, sentences.nameRequired),
  location: z.enum(adLocations, sentences.locationRequired),
  adScript: text(50_000, sentences.scriptRequired),
});

const OptionalAdvertisement = z.object({
  isActive: z.boolean(),
  startDate: ClearableMoment,
  endDate: ClearableMoment,
  htmlContent: clearableText(50_000),
  imageUrl: ClearablePictureAddress,
  targetUrl: ClearableWebAddress,
  title: clearableText(200),
  text: clearableText(1000),
});

/** Omitted fields get the defaults of a new advertisement. */
export const AdvertisementForm = NeededAdvertisement.extend(OptionalAdvertisement.partial().shape);
export type AdvertisementForm = z.infer<typeof AdvertisementForm>;
export const AdvertisementChange = NeededAdvertisement.extend(OptionalAdvertisement.shape)
  .partial()
  .extend({ seenUpdatedAt });
export type AdvertisementChange = z.infer<typeof AdvertisementChange>;

export const adminAdvertisements = route({
  method: 'GET',
  path: '/api/admin/advertisements',
  summary: 'Every advertisement',
  access: 'admin',
  limit: 'none',
  response: z.array(Advertisement),
  errors: [],
});

export const createAdvertisement = route({
  method: 'POST',
  path: '/api/admin/advertisements',
  summary: 'Add an advertisement',
  access: 'admin',
  limit: 'write',
  body: AdvertisementForm,
  response: Advertisement,
  errors: [],
});

export const updateAdvertisement = route({
  method: 'PUT',
  path: '/api/admin/advertisements/:id',
  summary: 'Change an advertisement; only what is given changes',
  access: 'admin',
  limit: 'write',
  params: IdParams,
  body: AdvertisementChange,
  response: Advertisement,
  errors: ['not_found', 'changed_meanwhile'],
});

export const deleteAdvertisement = route({
  method: 'DELETE',
  path: '/api/admin/advertisements/:id',
  summary: 'Delete an advertisement',
  access: 'admin',
  limit: 'write',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
});
