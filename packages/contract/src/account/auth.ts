import { z } from 'zod';
import { maxPasswordLength, minPasswordLength } from '../constants.ts';
import { countedSentence, sentences } from '../errors/sentences.ts';
import { Language } from '../languages.ts';
import { Done, optionalText, text } from '../primitives.ts';
import { route } from '../route.ts';
import { Email, User, Username } from './users.ts';

const identifierWanted = sentences.identifierRequired;
const passwordWanted = sentences.passwordRequired;

export const LoginForm = z.object({
  /** An email address or a username; the field name is kept for compatibility. */
  email: z.string(identifierWanted).trim().min(1, identifierWanted).max(320),
  password: z.string(passwordWanted).min(1, passwordWanted).max(maxPasswordLength),
  /** An authenticator code or a recovery code; required if the account has two-step verification. */
  code: z.string().trim().max(40).optional(),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const login = route({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in',
  access: 'public',
  limit: 'sign-in',
  body: LoginForm,
  response: User,
  errors: ['invalid_credentials', 'second_factor_required', 'second_factor_wrong'],
});

export const logout = route({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out',
  access: 'public',
  limit: 'none',
  response: Done,
  errors: [],
});

const tooShort = countedSentence('passwordShort', minPasswordLength);

/** Only the length is checked here; the server has the list of common passwords. */
export const NewPassword = z
  .string(tooShort)
  .min(minPasswordLength, tooShort)
  .max(maxPasswordLength, countedSentence('passwordLong', maxPasswordLength));

const RegistrationPassword = NewPassword.regex(/\p{Lu}/u, sentences.passwordUpper)
  .regex(/\p{Ll}/u, sentences.passwordLower)
  .regex(/\p{Nd}/u, sentences.passwordNumber);

/** What a person fills in. */
export const RegistrationForm = z.object({
  username: Username,
  email: Email,
  firstName: text(100, sentences.firstNameRequired),
  lastName: text(100, sentences.lastNameRequired),
  password: RegistrationPassword,
  addressLine1: text(200, sentences.addressRequired),
  addressLine2: optionalText(200),
  city: text(100, sentences.cityRequired),
  postCode: optionalText(30),
  region: optionalText(100),
  country: text(100, sentences.countryRequired),
  jobTitle: optionalText(150),
  company: optionalText(150),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

export const Registration = RegistrationForm.extend({
  /** Language for mails. */
  language: Language.optional(),
  /** Sent by old clients and ignored. */
  isAdmin: z.unknown().optional(),
  /** Ids of a subscription paid before the account existed; accepted only if billing confirms them. */
  stripeCustomerId: z.string().max(255).nullish(),
  stripeSubscriptionId: z.string().max(255).nullish(),
});
export type Registration = z.infer<typeof Registration>;

export const register = route({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  limit: 'sign-in',
  body: Registration,
  response: User,
  errors: ['already_exists', 'already_signed_in', 'subscription_first', 'weak_password', 'payment_failed'],
});

export const checkUsername = route({
  method: 'GET',
  path: '/api/check-username/:username',
  summary: 'Whether a username is taken',
  access: 'public',
  limit: 'write',
  params: z.object({ username: z.string().max(320) }),
  response: z.object({ exists: z.boolean() }),
  errors: [],
});

export const ForgotPasswordForm = z.object({ email: Email });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

export const forgotPassword = route({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Ask for a mail with a link to choose a new password',
  access: 'public',
  limit: 'mail',
  body: ForgotPasswordForm,
  response: Done,
  errors: [],
});

export const ResetPasswordForm = z
  .object({ token: z.string().max(200), password: NewPassword, confirmPassword: NewPassword })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: sentences.passwordsDiffer,
  });
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

export const ChangePasswordForm = z
  .object({ currentPassword: NewPassword, newPassword: NewPassword, confirmPassword: NewPassword })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: sentences.passwordsUnequal,
  });
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;

/** One path for two actions: with a mailed token by anyone, or with the current password by the signed-in user. */
export const updatePassword = route({
  method: 'POST',
  path: '/api/update-password',
  summary: 'Choose a new password, by a mailed token or by the current password',
  access: 'public',
  limit: 'sign-in',
  query: z.object({ email: Email.optional() }),
  body: z.union([ResetPasswordForm, ChangePasswordForm]),
  response: Done,
  errors: ['not_signed_in', 'reset_token_invalid', 'wrong_password', 'weak_password'],
});
