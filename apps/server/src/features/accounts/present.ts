import type { User } from '@fitted/contract/account/users';
import type { UserRow } from '../../db/schema/users.ts';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  addressLine1: row.addressLine1,
  addressLine2: row.addressLine2,
  city: row.city,
  postCode: row.postCode,
  region: row.region,
  country: row.country,
  isAdmin: row.isAdmin,
  profilePicture: row.profilePicture,
  jobTitle: row.jobTitle,
  company: row.company,
  stripeCustomerId: row.stripeCustomerId,
  stripeSubscriptionId: row.stripeSubscriptionId,
  language: row.language,
  followUpReminders: row.followUpReminders,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
