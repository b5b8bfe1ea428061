import { z } from 'zod';
import { Language } from './languages.ts';
import { Id, Instant } from './primitives.ts';
import { route } from './route.ts';

/** A person as they see themselves. The password, tokens and their hashes never leave the server. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  postCode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  isAdmin: z.boolean(),
  profilePicture: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  language: Language,
  lastLoginAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

export const currentUser = route({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in person',
  access: 'user',
  limit: 'none',
  response: User,
  errors: [],
});
