import { z } from 'zod';
import { CurrentPassword } from '../account/security.ts';
import { ClearablePicture, Email, User, Username } from '../account/users.ts';
import { sentences } from '../errors/sentences.ts';
import { Page } from '../paging.ts';
import { clearableText, Done, Id, idOr, optionalText, seenUpdatedAt, text, UserParams } from '../primitives.ts';
import { route } from '../route.ts';

export const userSortKeys = ['createdAt', 'lastLoginAt', 'username', 'email', 'lastName'] as const;

export const AdminUserQuery = Page.extend({
  limit: Page.shape.limit.removeDefault().default(50),
  /** Longer than other cursors, because it contains the value that the list is sorted by. */
  cursor: z.string().max(2000).optional(),
  /** Matches username, email, names, company and job title. */
  search: optionalText(200),
  sort: z.enum(userSortKeys).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;

/** A user as shown in the list. */
export const ListedUser = User.extend({ hasTwoStep: z.boolean() });
export type ListedUser = z.infer<typeof ListedUser>;

/** A plain list. The next cursor is in the header `x-next-cursor`, the total count in `x-total-count`. */
export const adminUsers = route({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The users, searched and sorted',
  access: 'admin',
  limit: 'none',
  query: AdminUserQuery,
  response: z.array(ListedUser),
  errors: [],
});

const UserFields = z.object({
  username: Username,
  email: Email,
  firstName: text(100, sentences.firstNameRequired),
  lastName: text(100, sentences.lastNameRequired),
  addressLine1: text(200, sentences.addressRequired),
  addressLine2: clearableText(200),
  city: text(100, sentences.cityRequired),
  postCode: clearableText(30),
  region: clearableText(100),
  country: text(100, sentences.countryRequired),
  jobTitle: clearableText(150),
  company: clearableText(150),
  profilePicture: ClearablePicture,
  isAdmin: z.boolean(),
});

/** What an administrator may set for a user. Never includes the password. */
export const AdminUserForm = UserFields.partial({
  addressLine2: true,
  postCode: true,
  region: true,
  jobTitle: true,
  company: true,
  profilePicture: true,
  isAdmin: true,
});
export type AdminUserForm = z.infer<typeof AdminUserForm>;
export const AdminUserChange = UserFields.partial().extend({ seenUpdatedAt });
export type AdminUserChange = z.infer<typeof AdminUserChange>;

export const addUser = route({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Add a user, who gets a mail to choose a password',
  access: 'admin',
  limit: 'write',
  body: AdminUserForm,
  response: User,
  errors: ['proof_required', 'already_exists', 'picture_unreadable'],
});

export const updateUser = route({
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: 'Change a user; only what is given changes',
  access: 'admin',
  limit: 'write',
  params: UserParams,
  body: AdminUserChange,
  response: User,
  errors: ['proof_required', 'not_found', 'already_exists', 'picture_unreadable', 'not_allowed', 'changed_meanwhile'],
});

export const removeUser = route({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Delete a user and all of their data',
  access: 'admin',
  limit: 'write',
  params: UserParams,
  response: Done,
  errors: ['proof_required', 'not_found', 'protected_user', 'payment_unavailable'],
});

/** Requires the administrator's own password: a session left open must not be enough to get into someone else's account. */
export const turnOffTwoStep = route({
  method: 'POST',
  path: '/api/admin/users/:id/two-step/disable',
  summary: 'Turn two-step verification off for a user who lost phone and recovery codes',
  access: 'admin',
  limit: 'sign-in',
  params: UserParams,
  body: CurrentPassword,
  response: Done,
  errors: ['not_found', 'not_allowed', 'current_password_wrong'],
});

const noUserSelected = 'No user selected';

export const sendActivityReport = route({
  method: 'POST',
  path: '/api/admin/send-activity-report',
  summary: 'Mail a user what they did in the last thirty days',
  access: 'admin',
  limit: 'none',
  body: z.object({ userId: idOr(noUserSelected).brand<'UserId'>() }),
  response: z.object({ message: z.string(), user: z.object({ id: Id, email: z.string() }) }),
  errors: ['not_found', 'mail_failed'],
});
