import { randomBytes } from 'node:crypto';
import type { AdminUserChange, AdminUserForm } from '@fitted/contract/admin/users';
import { protectedUsername } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import type { Database } from '../../db/client.ts';
import { compact } from '../../db/compact.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { requireUnchanged } from '../../errors/require-unchanged.ts';
import type { Limiter } from '../../http/limits/limits.ts';
import type { SessionUser } from '../../http/session.ts';
import { setPasswordMail } from '../../mail/account-mails.ts';
import type { MailTransport } from '../../ports/mail.ts';
import { hashPassword } from '../../security/passwords.ts';
import { type AccountDataDeps, eraseAccount } from '../account-data/public.ts';
import {
  afterChange,
  createAccountRepository,
  issueResetLink,
  presentUser,
  type RequireRecentProof,
  redrawn,
  refuseDuplicate,
  removeTwoStep,
  requireCountry,
  requirePassword,
} from '../accounts/public.ts';
import { recordAdminAct, userSubject } from '../audit/public.ts';
import { createAdminUserRepository } from './repository.ts';

export interface AdminUserDeps {
  readonly db: Database;
  readonly appUrl: string;
  readonly supportAddress: string;
  readonly limiter: Limiter;
  readonly requireRecentProof: RequireRecentProof;
  readonly nudgeMail: () => void;
  readonly endBilling: AccountDataDeps['endBilling'];
  readonly mail: MailTransport;
}

/** The administrator making the change. */
export interface Admin {
  readonly user: SessionUser;
  readonly address: string;
}

const actor = ({ user, address }: Admin) => ({ id: user.id, address });

/** Nobody knows the new account's password, not even the administrator: the mailed link is the only way in. */
export async function addUser(form: AdminUserForm, admin: Admin, deps: AdminUserDeps): Promise<UserRow> {
  if (form.isAdmin) await deps.requireRecentProof(deps.db, admin.user);
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
  id: UserId,
  { seenUpdatedAt, ...change }: AdminUserChange,
  admin: Admin,
  deps: AdminUserDeps,
): Promise<UserRow> {
  const picture = await redrawn(change.profilePicture);
  const changed = await deps.db.transaction(async (tx) => {
    const before = await createAccountRepository(tx).lock(id);
    if (!before) throw new AppError('not_found');
    requireUnchanged(before, seenUpdatedAt);
    requirePermitted(before, change, admin);
    if (isGrave(before, change)) await deps.requireRecentProof(tx, admin.user);
    if (change.country !== undefined && change.country !== before.country) requireCountry(change.country);

    const updated = await createAdminUserRepository(tx)
      .update(id, { ...compact(change), ...picture })
      .catch(refuseDuplicate);
    const after = await afterChange(tx, before, updated, {
      // The person must not see the administrator's address.
      address: null,
      keptSessionId: id === admin.user.id ? admin.user.sessionId : undefined,
      supportAddress: deps.supportAddress,
    });
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

/** The site always keeps an administrator: `admin` is protected by name, and nobody can demote themselves. */
function requirePermitted(user: UserRow, { username, email, isAdmin }: AdminUserChange, admin: Admin): void {
  const isProtected = user.username.toLowerCase() === protectedUsername;
  // Anyone who controls its address can reset its password.
  const isReaddressed = email !== undefined && email.toLowerCase() !== user.email.toLowerCase();
  if (isProtected && isReaddressed && user.id !== admin.user.id) throw new AppError('not_allowed');
  const isRenamed = username !== undefined && username !== user.username;
  const isDemoted = user.isAdmin && isAdmin === false;
  if (isProtected && (isRenamed || isDemoted)) throw new AppError('not_allowed');
  if (isDemoted && user.id === admin.user.id) throw new AppError('not_allowed');
}

/** Gives control of the site to a new administrator, or of an account to the owner of another mailbox. */
const isGrave = (user: UserRow, { email, isAdmin }: AdminUserChange) =>
  (isAdmin === true && !user.isAdmin) || (email !== undefined && email.toLowerCase() !== user.email.toLowerCase());

export async function removeUser(
  id: UserId,
  admin: Admin,
  { db, endBilling, mail, requireRecentProof }: AdminUserDeps,
): Promise<void> {
  await requireRecentProof(db, admin.user);
  const user = await createAdminUserRepository(db).find(id);
  if (!user) throw new AppError('not_found');

  // Administrators who delete themselves no longer exist at this point, so the record cannot reference them.
  const by = { id: id === admin.user.id ? null : admin.user.id, address: admin.address };
  await eraseAccount(user, { db, endBilling, mail }, (tx) =>
    recordAdminAct(tx, { by, action: 'users.delete', subject: userSubject(id) }),
  );
}

/**
 * For someone who lost their phone and recovery codes. Administrators turn off their own in the settings, with a code.
 */
export async function turnOffTwoStep(id: UserId, password: string, admin: Admin, deps: AdminUserDeps): Promise<void> {
  if (id === admin.user.id) throw new AppError('not_allowed');
  await requirePassword(admin.user, password, deps);
  await deps.db.transaction(async (tx) => {
    const user = await createAccountRepository(tx).lock(id);
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
