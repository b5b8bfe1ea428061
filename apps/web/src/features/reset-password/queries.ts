import { type ResetPasswordForm, updatePassword } from '@fitted/contract/account/auth';
import { call } from '../../lib/api/client.ts';
import { refreshSession } from '../../lib/session/session.ts';

export async function resetPassword(email: string, form: ResetPasswordForm): Promise<void> {
  await call(updatePassword, { query: { email }, body: form });
  // A new password ends every session, including one in this browser.
  await refreshSession();
}
