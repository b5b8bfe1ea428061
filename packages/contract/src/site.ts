import { z } from 'zod';
import { route } from './route.ts';

export const PublicSiteSettings = z.object({ subscriptionRequired: z.boolean() });
export type PublicSiteSettings = z.infer<typeof PublicSiteSettings>;

export const siteSettings = route({
  method: 'GET',
  path: '/api/site-settings',
  summary: 'What visitors may know of the settings',
  access: 'public',
  limit: 'none',
  response: PublicSiteSettings,
  errors: [],
});

const Health = z.object({ status: z.literal('ok') });
/** A process whose jobs have not started yet still serves requests; mail and collection wait. */
const Ready = Health.extend({ jobs: z.enum(['running', 'starting']) });

export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is alive',
  access: 'public',
  limit: 'none',
  response: Health,
  errors: [],
});

export const ready = route({
  method: 'GET',
  path: '/api/ready',
  summary:
    'The process can serve: its database answers and can keep what it is given; whether its jobs run is said besides',
  access: 'public',
  limit: 'none',
  response: Ready,
  errors: ['overloaded', 'storage_full'],
});
