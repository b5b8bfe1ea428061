import { z } from 'zod';
import { ApplicationStatusName } from './applications.ts';
import { Id, Instant } from './primitives.ts';
import { route } from './route.ts';

export const activityKinds = ['resume', 'improvement', 'job', 'application'] as const;

/** Something the person did, by kind; the screen has the wording. */
export const Activity = z.object({
  kind: z.enum(activityKinds),
  id: Id,
  title: z.string(),
  /** Status of an application. */
  status: ApplicationStatusName.nullable(),
  at: Instant,
});
export type Activity = z.infer<typeof Activity>;

export const Overview = z.object({
  usage: z.object({
    resumes: z.int().nonnegative(),
    improvements: z.int().nonnegative(),
    /** In the last thirty days. */
    recentImprovements: z.int().nonnegative(),
    jobDescriptions: z.int().nonnegative(),
    applications: z.int().nonnegative(),
  }),
  /** Storage used and available. */
  storage: z.object({
    resumes: z.int().nonnegative(),
    maxResumes: z.int().positive(),
    bytes: z.int().nonnegative(),
    maxBytes: z.int().positive(),
  }),
  recent: z.array(Activity),
});
export type Overview = z.infer<typeof Overview>;

export const readOverview = route({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'How much there is, and what happened last',
  access: 'user',
  limit: 'none',
  response: Overview,
  errors: [],
});
