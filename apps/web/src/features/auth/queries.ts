import type { ForgotPasswordForm, forgotPassword, LoginForm, login } from '@fitted/contract/account/auth';
import type { User } from '@fitted/contract/account/users';
import { addressOf, call } from '../../lib/api/client.ts';
import { setSessionUser } from '../../lib/session/session.ts';

const loginAddress = addressOf<typeof login>('POST', '/api/login');
const forgotAddress = addressOf<typeof forgotPassword>('POST', '/api/reset-password');

export async function signIn(form: LoginForm): Promise<User> {
  const user = await call(loginAddress, { body: form });
  setSessionUser(user);
  return user;
}

export async function requestReset(form: ForgotPasswordForm): Promise<string> {
  const { message } = await call(forgotAddress, { body: form });
  return message;
}
