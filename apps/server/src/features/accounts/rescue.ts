import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { securityNoticeMail } from '../../mail/account-mails.ts';
import { mailTo } from '../../mail/repository.ts';
import { hashPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository } from '../sessions/public.ts';
import { createAccountRepository } from './repository.ts';
import { removeTwoStep } from './two-step/service.ts';

interface RescueDeps {
  readonly db: Database;
  readonly supportAddress: string;
}

/** The message is shown to whoever runs the command. */
export class RescueRefused extends Error {}

/** For the operator, when no administrator can sign in to do it. */
export async function rescueFromTwoStep(identifier: string, { db, supportAddress }: RescueDeps): Promise<void> {
  const user = await findAccount(identifier, db);
  const wasOn = await db.transaction((tx) => removeTwoStep(tx, user, supportAddress));
  if (!wasOn) throw new RescueRefused(`Two-step verification is not on for ${user.username}`);
}

/** Generates a password, so that nobody has to type one into a shell with a history. */
export async function giveNewPassword(identifier: string, { db, supportAddress }: RescueDeps): Promise<string> {
  const user = await findAccount(identifier, db);
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await createAccountRepository(tx).setPassword(user.id, passwordHash);
    await createSessionRepository(tx).removeAll(user.id);
    await recordSecurityEvent(tx, { userId: user.id, action: 'password_changed', address: null });
    const notice = securityNoticeMail('passwordChanged', user, supportAddress);
    await mailTo(tx, user, notice);
  });
  return password;
}

async function findAccount(identifier: string, db: Database): Promise<UserRow> {
  const user = await createAccountRepository(db).findByIdentifier(identifier);
  if (!user) throw new RescueRefused(`There is no account ${identifier}`);
  return user;
}
