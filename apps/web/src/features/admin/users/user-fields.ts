import type { User } from '@fitted/contract/account/users';
import type { AdminUserForm } from '@fitted/contract/admin/users';
import type { z } from 'zod';

/** The form's content; the picture is separate, because an unchanged one is not sent back. */
export type UserInput = z.input<typeof AdminUserForm>;

/** Empty for a new person, filled in for an existing one. */
export const toInput = (user: User | null): UserInput => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  addressLine1: user?.addressLine1 ?? '',
  addressLine2: user?.addressLine2 ?? '',
  city: user?.city ?? '',
  postCode: user?.postCode ?? '',
  region: user?.region ?? '',
  country: user?.country ?? '',
  jobTitle: user?.jobTitle ?? '',
  company: user?.company ?? '',
  isAdmin: user?.isAdmin ?? false,
});

/** In display order. Browsers must not autofill them, because they are about someone else. */
export const fields = [
  { name: 'username' },
  { name: 'email', type: 'email' },
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'addressLine1' },
  { name: 'addressLine2', isOptional: true },
  { name: 'city' },
  { name: 'postCode', isOptional: true },
  { name: 'region', isOptional: true },
  { name: 'country' },
  { name: 'jobTitle', isOptional: true },
  { name: 'company', isOptional: true },
] as const;
