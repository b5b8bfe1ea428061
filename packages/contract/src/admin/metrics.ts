import { z } from 'zod';
import { Instant } from '../primitives.ts';
import { route } from '../route.ts';

const Day = z.object({
  date: z.iso.date(),
  totalUsers: z.int(),
  totalResumes: z.int(),
  totalJobDescriptions: z.int(),
  activeUsers: z.int(),
  resumeImprovements: z.int(),
});

export const SiteMetrics = z.object({
  userCount: z.int(),
  resumeCount: z.int(),
  jobCount: z.int(),
  /** One snapshot per day, oldest first; the last is today's current state. */
  history: z.array(Day),
});
export type SiteMetrics = z.infer<typeof SiteMetrics>;

export const adminMetrics = route({
  method: 'GET',
  path: '/api/admin/metrics',
  summary: 'How many there are, and how that grew',
  access: 'admin',
  limit: 'none',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(90) }),
  response: SiteMetrics,
  errors: [],
});

/** State of the background systems. */
export const Operations = z.object({
  aiUsage: z.array(
    z.object({
      date: z.iso.date(),
      calls: z.int(),
      failures: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      /** Based on the configured prices; null without them. */
      cost: z.number().nullable(),
    }),
  ),
  /** Why calls on those days failed, as codes from docs/language-models.md, most frequent first. */
  aiFailures: z.array(z.object({ reason: z.string(), calls: z.int() })),
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), running: z.int(), failed: z.int() })),
  mail: z.object({ waiting: z.int(), failing: z.int(), sentToday: z.int(), oldestWaiting: Instant.nullable() }),
});
export type Operations = z.infer<typeof Operations>;

export const adminOperations = route({
  method: 'GET',
  path: '/api/admin/operations',
  summary: 'Use of language models, queues and mail',
  access: 'admin',
  limit: 'none',
  response: Operations,
  errors: [],
});
