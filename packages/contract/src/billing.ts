import { z } from 'zod';
import { planNames } from './constants.ts';
import { Id } from './primitives.ts';
import { route } from './route.ts';

export const Plan = z.object({
  id: Id,
  name: z.enum(planNames),
  displayName: z.string(),
  description: z.string(),
  /** Prices in pence. */
  monthlyPrice: z.int().nonnegative(),
  annualPrice: z.int().nonnegative().nullable(),
  /** A JSON array of strings, as text. */
  features: z.string(),
  isActive: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = route({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans on offer',
  access: 'public',
  limit: 'none',
  response: z.array(Plan),
  errors: [],
});

export const SubscriptionState = z.object({ hasActiveSubscription: z.boolean(), isAdmin: z.boolean() });
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const subscriptionStatus = route({
  method: 'GET',
  path: '/api/user/subscription',
  summary: 'Whether the signed-in person counts as subscribed',
  access: 'user',
  limit: 'none',
  response: SubscriptionState,
  errors: [],
});
