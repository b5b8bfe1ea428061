import {
  checkUsername,
  type ForgotPasswordForm,
  forgotPassword,
  type LoginForm,
  login,
  type RegistrationForm,
  register,
} from '@fitted/contract/auth';
import type { Language } from '@fitted/contract/languages';
import type { User } from '@fitted/contract/users';
import { call } from '../../lib/client.ts';
import { setSessionUser } from '../../lib/session.ts';

export async function signIn(form: LoginForm): Promise<User> {
  const user = await call(login, { body: form });
  setSessionUser(user);
  return user;
}

/** Of a subscription that was paid in the step before. */
export interface PaidSubscription {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

const unpaid = { stripeCustomerId: null, stripeSubscriptionId: null };

export async function createAccount(
  form: RegistrationForm,
  language: Language,
  paid: PaidSubscription | undefined,
): Promise<User> {
  const user = await call(register, { body: { ...form, language, isAdmin: false, ...(paid ?? unpaid) } });
  setSessionUser(user);
  return user;
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  const { exists } = await call(checkUsername, { params: { username } });
  return exists;
}

export async function requestReset(form: ForgotPasswordForm): Promise<string> {
  const { message } = await call(forgotPassword, { body: form });
  return message;
}
