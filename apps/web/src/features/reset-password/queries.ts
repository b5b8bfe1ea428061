import { type ResetPasswordForm, updatePassword } from '@fitted/contract/auth';
import { call } from '../../lib/api/client.ts';
import { refreshSession } from '../../lib/session/session.ts';

export async function resetPassword(email: string, form: ResetPasswordForm): Promise<void> {
  await call(updatePassword, { query: { email }, body: form });
  // Every session has ended with the old password, one in this browser too.
  await refreshSession();
}
