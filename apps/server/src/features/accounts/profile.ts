import { protectedUsername } from '@fitted/contract/constants';
import type { ProfileChange } from '@fitted/contract/users';
import { AppError } from '../../http/app-error.ts';
import { emailChangedMail } from '../../mail/account-mails.ts';
import { insertMail } from '../../mail/repository.ts';
import { redrawPicture } from '../../security/profile-picture.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository, type SessionUser, type UserRow } from '../sessions/repository.ts';
import { refuseDuplicate } from './registration.ts';
import { createAccountRepository } from './repository.ts';
import { type AccountDeps, type Client, requireCountry, requirePassword } from './service.ts';

const isOther = (given: string | undefined, current: string): given is string =>
  given !== undefined && given.toLowerCase() !== current.toLowerCase();

export async function changeProfile(
  user: SessionUser,
  { currentPassword, ...change }: ProfileChange,
  client: Client,
  deps: AccountDeps,
): Promise<UserRow> {
  const hasNewEmail = isOther(change.email, user.email);
  const hasNewUsername = isOther(change.username, user.username);
  // The protection of this account hangs on its name, to the letter.
  if (user.username === protectedUsername && (change.username ?? protectedUsername) !== protectedUsername)
    throw new AppError('not_allowed');
  // An address may be without one, and an account may have one from before the list.
  if (change.country && change.country !== user.country) requireCountry(change.country);
  if (hasNewEmail) await requirePassword(user, currentPassword, deps);
  const picture = change.profilePicture ? { profilePicture: await redrawPicture(change.profilePicture) } : {};

  const changed = await deps.db.transaction(async (tx) => {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const row = await createAccountRepository(tx)
      // A link that was mailed to the old address must not open the account at the new one.
      .update(user.id, {
        ...given,
        ...picture,
        ...(hasNewEmail && { resetToken: null, resetTokenExpiry: null }),
        updatedAt: new Date(),
      })
      .catch(refuseDuplicate);
    if ((hasNewEmail || hasNewUsername) && (await deps.isAwaited?.(tx, row))) throw new AppError('already_exists');
    const record = { userId: user.id, address: client.address };
    if (hasNewUsername) await recordSecurityEvent(tx, { ...record, action: 'username_changed' });
    if (hasNewEmail) {
      await createSessionRepository(tx).removeOthers(user.id, user.sessionId);
      await recordSecurityEvent(tx, { ...record, action: 'email_changed' });
      const notice = emailChangedMail(user, row.email, deps.supportAddress);
      await insertMail(tx, { userId: user.id, recipient: user.email, ...notice });
    }
    return row;
  });
  if (hasNewEmail) deps.nudgeMail();
  return changed;
}
