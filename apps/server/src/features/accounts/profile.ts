import type { ProfileChange } from '@fitted/contract/account/users';
import { protectedUsername } from '@fitted/contract/constants';
import { compact } from '../../db/compact.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SessionUser } from '../../http/session.ts';
import { afterChange, isOther, redrawn } from './account-changes.ts';
import { refuseDuplicate } from './registration.ts';
import { createAccountRepository } from './repository.ts';
import { type AccountDeps, type Client, requireCountry, requirePassword } from './service.ts';

export async function changeProfile(
  user: SessionUser,
  { currentPassword, ...change }: ProfileChange,
  client: Client,
  deps: AccountDeps,
): Promise<UserRow> {
  const hasNewEmail = change.email !== undefined && isOther(change.email, user.email);
  const hasNewUsername = change.username !== undefined && isOther(change.username, user.username);
  // The protection of this account depends on its exact name.
  if (user.username === protectedUsername && (change.username ?? protectedUsername) !== protectedUsername)
    throw new AppError('not_allowed');
  // A country is optional, and an old account may have one that is not on the list.
  if (change.country && change.country !== user.country) requireCountry(change.country);
  if (hasNewEmail) await requirePassword(user, currentPassword, deps);
  const picture = await redrawn(change.profilePicture);

  const changed = await deps.db.transaction(async (tx) => {
    const accounts = createAccountRepository(tx);
    const before = await accounts.lock(user.id);
    if (!before) throw new AppError('not_signed_in');
    const after = await accounts.update(user.id, { ...compact(change), ...picture }).catch(refuseDuplicate);
    if ((hasNewEmail || hasNewUsername) && (await deps.isAwaited(tx, after))) throw new AppError('already_exists');
    const { supportAddress } = deps;
    return afterChange(tx, before, after, { ...client, keptSessionId: user.sessionId, supportAddress });
  });
  if (hasNewEmail) deps.nudgeMail();
  return changed;
}
