import type { Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { emailChangedMail } from '../../mail/account-mails.ts';
import { mailTo } from '../../mail/repository.ts';
import { redrawPicture } from '../../security/profile-picture.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository } from '../sessions/public.ts';
import { createAccountRepository } from './repository.ts';

export const isOther = (a: string, b: string): boolean => a.toLowerCase() !== b.toLowerCase();

/** Re-encodes a given picture for storage. Without one, nothing changes. */
export const redrawn = async (picture: string | null | undefined) =>
  picture ? { profilePicture: await redrawPicture(picture) } : {};

export interface ChangedBy {
  /** The address the change came from, if the owner may see it. */
  readonly address: string | null;
  /** The session in which owners change their own account; it is kept. */
  readonly keptSessionId?: number | undefined;
  readonly supportAddress: string;
}

/** A new address or new rights end the other sessions, and the person is notified where they can still be reached. */
export async function afterChange(
  tx: Queryable,
  before: UserRow,
  after: UserRow,
  { address, keptSessionId, supportAddress }: ChangedBy,
): Promise<UserRow> {
  const userId = after.id;
  const hasNewEmail = isOther(before.email, after.email);
  const isDemoted = before.isAdmin && !after.isAdmin;
  if (isOther(before.username, after.username))
    await recordSecurityEvent(tx, { userId, address, action: 'username_changed' });
  if (hasNewEmail || isDemoted) {
    const sessions = createSessionRepository(tx);
    if (keptSessionId === undefined) await sessions.removeAll(userId);
    else await sessions.removeOthers(userId, keptSessionId);
  }
  if (!hasNewEmail) return after;

  await recordSecurityEvent(tx, { userId, address, action: 'email_changed' });
  await mailTo(tx, before, emailChangedMail(before, after.email, supportAddress));
  // A reset link mailed to the old address must no longer work.
  return createAccountRepository(tx).update(userId, { resetToken: null, resetTokenExpiry: null });
}
