import type { SecurityAction, TwoStepSetup, TwoStepState } from '@fitted/contract/account/security';
import type { Queryable } from '../../../db/client.ts';
import type { UserRow } from '../../../db/schema/users.ts';
import { AppError } from '../../../errors/app-error.ts';
import { checksOf } from '../../../http/limits/limits.ts';
import { type SecurityNotice, securityNoticeMail } from '../../../mail/account-mails.ts';
import { mailTo } from '../../../mail/repository.ts';
import { qrCodeOf } from '../../../security/qr-code.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../../../security/recovery-codes.ts';
import { createTotpSecret, findTotpStep, otpauthUrl } from '../../../security/totp.ts';
import { recordSecurityEvent, type SecurityRecord } from '../../audit/public.ts';
import { createSessionRepository } from '../../sessions/public.ts';
import { type AccountDeps, type Client, requirePassword } from '../service.ts';
import { createTwoStepRepository } from './repository.ts';

const codeChecks = { hits: 10, windowS: 900 };

/** The second step of sign-in, only after a correct password. */
export async function passSecondStep(
  user: UserRow,
  code: string | undefined,
  client: Client,
  deps: AccountDeps,
): Promise<void> {
  if (!(await createTwoStepRepository(deps.db).isOn(user.id))) return;
  if (!code) throw new AppError('second_factor_required');

  const used = await useCode(user, code, deps);
  if (!used) {
    await recordSecurityEvent(deps.db, { userId: user.id, action: 'sign_in_failed', address: client.address });
    throw new AppError('second_factor_wrong');
  }
  if (used === 'app') return;
  await deps.db.transaction((tx) => note(tx, user, 'recovery_code_used', 'recoveryCodeUsed', client, deps));
  deps.nudgeMail();
}

/** Accepts an app code or a recovery code, each only once. */
async function useCode(
  user: UserRow,
  code: string,
  { db, limiter, now }: AccountDeps,
): Promise<'app' | 'recovery-code' | undefined> {
  await limiter.spendBudget(checksOf('second-step', user.id), codeChecks);
  const repository = createTwoStepRepository(db);
  const row = await repository.find(user.id);
  if (!row) return undefined;
  const step = findTotpStep({ secret: row.secret, code, lastStep: row.lastStep, nowMs: now().getTime() });
  if (step !== undefined) return (await repository.useStep(user.id, step)) ? 'app' : undefined;
  if (!row.confirmedAt) return undefined;
  return (await repository.useRecoveryCode(user.id, hashRecoveryCode(code))) ? 'recovery-code' : undefined;
}

/** Accepts a code instead of the password, if two-step verification is on. */
export async function requireCode(user: UserRow, code: string, client: Client, deps: AccountDeps): Promise<void> {
  const isOn = await createTwoStepRepository(deps.db).isOn(user.id);
  const used = isOn ? await useCode(user, code, deps) : undefined;
  if (!used) throw new AppError('code_wrong');
  if (used === 'app') return;
  await deps.db.transaction((tx) => note(tx, user, 'recovery_code_used', 'recoveryCodeUsed', client, deps));
  deps.nudgeMail();
}

export async function getTwoStepState(user: UserRow, { db }: AccountDeps): Promise<TwoStepState> {
  const repository = createTwoStepRepository(db);
  const isOn = await repository.isOn(user.id);
  return { isOn, recoveryCodesLeft: isOn ? await repository.countRecoveryCodes(user.id) : 0 };
}

export async function beginTwoStep(user: UserRow, password: string, deps: AccountDeps): Promise<TwoStepSetup> {
  await requirePassword(user, password, deps);
  const secret = createTotpSecret();
  const hasBegun = await createTwoStepRepository(deps.db).begin(user.id, secret);
  if (!hasBegun) throw new AppError('changed_meanwhile');
  const url = otpauthUrl(secret, user.email);
  return { secret, otpauthUrl: url, qrCode: qrCodeOf(url) };
}

export async function turnTwoStepOn(user: UserRow, code: string, client: Client, deps: AccountDeps): Promise<string[]> {
  const row = await createTwoStepRepository(deps.db).find(user.id);
  if (!row || row.confirmedAt) throw new AppError('not_found');
  if (!(await useCode(user, code, deps))) throw new AppError('code_wrong');
  const codes = await deps.db.transaction(async (tx) => {
    await createTwoStepRepository(tx).confirm(user.id);
    await note(tx, user, 'two_step_on', 'twoStepOn', client, deps);
    return renew(tx, user);
  });
  deps.nudgeMail();
  return codes;
}

interface Proof {
  readonly currentPassword: string;
  readonly code: string;
}

export async function turnTwoStepOff(user: UserRow, proof: Proof, client: Client, deps: AccountDeps): Promise<void> {
  await requireBoth(user, proof, deps);
  await deps.db.transaction(async (tx) => {
    await createTwoStepRepository(tx).remove(user.id);
    await note(tx, user, 'two_step_off', 'twoStepOff', client, deps);
  });
  deps.nudgeMail();
}

/**
 * For someone who lost their phone and recovery codes; the caller must have verified who they are. Ends all sessions and notifies
 * them by mail. False if it was not on.
 */
export async function removeTwoStep(tx: Queryable, user: UserRow, supportAddress: string): Promise<boolean> {
  const repository = createTwoStepRepository(tx);
  if (!(await repository.isOn(user.id))) return false;
  await repository.remove(user.id);
  await createSessionRepository(tx).removeAll(user.id);
  // The person must not see the administrator's address.
  await note(tx, user, 'two_step_off', 'twoStepOff', { address: null }, { supportAddress });
  return true;
}

export async function replaceCodes(user: UserRow, proof: Proof, client: Client, deps: AccountDeps): Promise<string[]> {
  await requireBoth(user, proof, deps);
  return deps.db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { userId: user.id, action: 'recovery_codes_renewed', address: client.address });
    return renew(tx, user);
  });
}

async function requireBoth(user: UserRow, { currentPassword, code }: Proof, deps: AccountDeps): Promise<void> {
  if (!(await createTwoStepRepository(deps.db).isOn(user.id))) throw new AppError('not_found');
  await requirePassword(user, currentPassword, deps);
  if (!(await useCode(user, code, deps))) throw new AppError('code_wrong');
}

async function renew(tx: Queryable, user: UserRow): Promise<string[]> {
  const codes = createRecoveryCodes();
  await createTwoStepRepository(tx).replaceRecoveryCodes(user.id, codes.map(hashRecoveryCode));
  return codes;
}

async function note(
  tx: Queryable,
  user: UserRow,
  action: SecurityAction,
  notice: SecurityNotice,
  { address }: Pick<SecurityRecord, 'address'>,
  { supportAddress }: Pick<AccountDeps, 'supportAddress'>,
): Promise<void> {
  await recordSecurityEvent(tx, { userId: user.id, action, address });
  const mail = securityNoticeMail(notice, user, supportAddress);
  await mailTo(tx, user, mail);
}
