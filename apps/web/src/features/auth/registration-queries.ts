import type { checkUsername, RegistrationForm, register } from '@fitted/contract/account/auth';
import type { User } from '@fitted/contract/account/users';
import type { Language } from '@fitted/contract/languages';
import { addressOf, call } from '../../lib/api/client.ts';
import { setSessionUser } from '../../lib/session/session.ts';

const registerAddress = addressOf<typeof register>('POST', '/api/register');
const usernameAddress = addressOf<typeof checkUsername>('GET', '/api/check-username/:username');

/** The ids of a subscription paid in the previous step. */
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
  const user = await call(registerAddress, { body: { ...form, language, isAdmin: false, ...(paid ?? unpaid) } });
  setSessionUser(user);
  return user;
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  const { exists } = await call(usernameAddress, { params: { username } });
  return exists;
}
