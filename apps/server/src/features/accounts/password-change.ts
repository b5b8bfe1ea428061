import type { ChangePasswordForm } from '@fitted/contract/account/auth';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { securityNoticeMail } from '../../mail/account-mails.ts';
import { mailTo } from '../../mail/repository.ts';
import { hashPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository } from '../sessions/public.ts';
import { createAccountRepository } from './repository.ts';
import { type AccountDeps, type Client, requirePassword, requireStrongPassword } from './service.ts';

/** Ends every session including this one; the caller starts a new one for the browser that made the change. */
export async function changePassword(
  user: UserRow,
  { currentPassword, newPassword }: ChangePasswordForm,
  client: Client,
  deps: AccountDeps,
): Promise<void> {
  await requirePassword(user, currentPassword, deps).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'current_password_wrong' ? new AppError('wrong_password') : error;
  });
  requireStrongPassword(newPassword, user);

  const passwordHash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    await createAccountRepository(tx).setPassword(user.id, passwordHash);
    await createSessionRepository(tx).removeAll(user.id);
    await recordSecurityEvent(tx, { userId: user.id, action: 'password_changed', address: client.address });
    const notice = securityNoticeMail('passwordChanged', user, deps.supportAddress);
    await mailTo(tx, user, notice);
  });
  deps.nudgeMail();
}
