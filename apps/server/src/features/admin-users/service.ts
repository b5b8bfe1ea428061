import { randomBytes } from 'node:crypto';
import type { AdminUserChange, AdminUserForm } from '@fitted/contract/admin-users';
import { protectedUsername } from '@fitted/contract/constants';
import type { Database, Queryable } from '../../db/client.ts';
import { given } from '../../db/given.ts';
import { AppError } from '../../http/app-error.ts';
import type { Limiter } from '../../http/limits.ts';
import { requireUnchanged } from '../../http/require-unchanged.ts';
import { emailChangedMail, setPasswordMail } from '../../mail/account-mails.ts';
import { insertMail } from '../../mail/repository.ts';
import { hashPassword } from '../../security/passwords.ts';
import { redrawPicture } from '../../security/profile-picture.ts';
import { type AccountDataDeps, eraseAccount } from '../account-data/public.ts';
import {
  createAccountRepository,
  issueResetLink,
  presentUser,
  refuseDuplicate,
  removeTwoStep,
  requireCountry,
  requirePassword,
} from '../accounts/public.ts';
import { recordAdminAct, recordSecurityEvent, userSubject } from '../audit/public.ts';
import { createSessionRepository, type SessionUser, type UserRow } from '../sessions/repository.ts';
import { createAdminUserRepository } from './repository.ts';

export interface AdminUserDeps {
  readonly db: Database;
  readonly appUrl: string;
  readonly supportAddress: string;
  readonly limiter: Limiter;
  readonly nudgeMail: () => void;
  readonly endBilling: AccountDataDeps['endBilling'];
}

/** The administrator who acts. */
export interface Admin {
  readonly user: SessionUser;
  readonly address: string;
}

const actor = ({ user, address }: Admin) => ({ id: user.id, address });

/** Nobody knows the password of the new account, its administrator included: the mailed link is the only way in. */
export async function addUser(form: AdminUserForm, admin: Admin, deps: AdminUserDeps): Promise<UserRow> {
  requireCountry(form.country);
  const picture = await redrawn(form.profilePicture);
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const { language } = admin.user;

  const created = await deps.db.transaction(async (tx) => {
    const row = await createAccountRepository(tx)
      .insert({ ...form, ...picture, isAdmin: form.isAdmin ?? false, language, password })
      .catch(refuseDuplicate);
    await issueResetLink(tx, row, deps.appUrl, setPasswordMail);
    const record = { by: actor(admin), action: 'users.create', subject: userSubject(row.id) } as const;
    await recordAdminAct(tx, { ...record, after: presentUser(row) });
    return row;
  });
  deps.nudgeMail();
  return created;
}

export async function changeUser(
  id: number,
  { seenUpdatedAt, ...change }: AdminUserChange,
  admin: Admin,
  deps: AdminUserDeps,
): Promise<UserRow> {
  const picture = await redrawn(change.profilePicture);
  const changed = await deps.db.transaction(async (tx) => {
    const users = createAdminUserRepository(tx);
    const before = await users.lock(id);
    if (!before) throw new AppError('not_found');
    requireUnchanged(before, seenUpdatedAt);
    requirePermitted(before, change, admin);
    if (change.country !== undefined && change.country !== before.country) requireCountry(change.country);

    const after = await users.update(id, { ...given(change), ...picture }).catch(refuseDuplicate);
    await secureAccount(tx, before, after, admin, deps);
    await recordAdminAct(tx, {
      by: actor(admin),
      action: 'users.update',
      subject: userSubject(id),
      before: presentUser(before),
      after: presentUser(after),
    });
    return after;
  });
  if (change.email !== undefined) deps.nudgeMail();
  return changed;
}

/** The site keeps an administrator whatever happens: `admin` by its name, and nobody locks themselves out. */
function requirePermitted(user: UserRow, { username, isAdmin }: AdminUserChange, admin: Admin): void {
  const isProtected = user.username.toLowerCase() === protectedUsername;
  const isRenamed = username !== undefined && username !== user.username;
  const isDemoted = user.isAdmin && isAdmin === false;
  if (isProtected && (isRenamed || isDemoted)) throw new AppError('not_allowed');
  if (isDemoted && user.id === admin.user.id) throw new AppError('not_allowed');
}

const isOther = (a: string, b: string) => a.toLowerCase() !== b.toLowerCase();

/** Whoever held the old address or the old rights starts anew, and the person hears of it where they can still be reached. */
async function secureAccount(
  tx: Queryable,
  before: UserRow,
  after: UserRow,
  admin: Admin,
  { supportAddress }: AdminUserDeps,
): Promise<void> {
  const hasNewEmail = isOther(before.email, after.email);
  const isDemoted = before.isAdmin && !after.isAdmin;
  // The address an administrator calls from is no business of the person.
  const record = { userId: after.id, address: null };
  if (isOther(before.username, after.username))
    await recordSecurityEvent(tx, { ...record, action: 'username_changed' });
  if (hasNewEmail || isDemoted) {
    const sessions = createSessionRepository(tx);
    if (after.id === admin.user.id) await sessions.removeOthers(after.id, admin.user.sessionId);
    else await sessions.removeAll(after.id);
  }
  if (hasNewEmail) {
    // A reset link that went to the old address must not open the account under its new one.
    await createAdminUserRepository(tx).update(after.id, { resetToken: null, resetTokenExpiry: null });
    await recordSecurityEvent(tx, { ...record, action: 'email_changed' });
    const notice = emailChangedMail(before, after.email, supportAddress);
    await insertMail(tx, { userId: after.id, recipient: before.email, ...notice });
  }
}

export async function removeUser(id: number, admin: Admin, { db, endBilling }: AdminUserDeps): Promise<void> {
  const user = await createAdminUserRepository(db).find(id);
  if (!user) throw new AppError('not_found');

  // An administrator who deletes themselves is gone by then, and cannot be pointed to.
  const by = { id: id === admin.user.id ? null : admin.user.id, address: admin.address };
  await eraseAccount(user, { db, endBilling }, (tx) =>
    recordAdminAct(tx, { by, action: 'users.delete', subject: userSubject(id) }),
  );
}

/** The way back for who lost phone and recovery codes. One's own is turned off in the settings, which ask for a code. */
export async function turnOffTwoStep(id: number, password: string, admin: Admin, deps: AdminUserDeps): Promise<void> {
  if (id === admin.user.id) throw new AppError('not_allowed');
  await requirePassword(admin.user, password, deps);
  await deps.db.transaction(async (tx) => {
    const user = await createAdminUserRepository(tx).lock(id);
    if (!user || !(await removeTwoStep(tx, user, deps.supportAddress))) throw new AppError('not_found');
    const { username } = user;
    await recordAdminAct(tx, {
      by: actor(admin),
      action: 'users.two_step_off',
      subject: userSubject(id),
      before: { username, hasTwoStep: true },
      after: { username, hasTwoStep: false },
    });
  });
  deps.nudgeMail();
}

const redrawn = async (picture: string | null | undefined) =>
  picture ? { profilePicture: await redrawPicture(picture) } : {};
