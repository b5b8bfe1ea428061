import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ForgotPasswordForm, ResetPasswordForm } from '@fitted/contract/account/auth';
import { resetMinutes } from '@fitted/contract/limits/terms';
import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { hashedKey, type Limiter } from '../../http/limits/limits.ts';
import { resetPasswordMail, securityNoticeMail } from '../../mail/account-mails.ts';
import type { MailReader, RenderedMail } from '../../mail/layout.ts';
import { mailTo } from '../../mail/repository.ts';
import { hashPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createSessionRepository } from '../sessions/public.ts';
import { createAccountRepository } from './repository.ts';
import { type AccountDeps, type Client, requireStrongPassword } from './service.ts';
import { forgetAttempts } from './sign-in.ts';

const createResetToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a leaked table gives access to no account. */
const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Longer than the work for a known address takes, so that timing does not reveal who has an account. */
const answerAfterMs = 250;
/** Mails per address. Beyond that the response is the same, but nothing is sent. */
const perAddress = { hits: 3, windowS: 900 };

export async function requestPasswordReset(form: ForgotPasswordForm, client: Client, deps: AccountDeps): Promise<void> {
  const startedAt = performance.now();
  if (await hasBudget(deps.limiter, form.email)) await mailResetLink(form.email, client, deps);
  await pause(Math.max(0, answerAfterMs - (performance.now() - startedAt)));
}

const hasBudget = (limiter: Limiter, email: string): Promise<boolean> =>
  limiter.spendBudget(`reset-address:${hashedKey(email)}`, perAddress).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    },
  );

async function mailResetLink(email: string, client: Client, deps: AccountDeps): Promise<void> {
  const user = await createAccountRepository(deps.db).findByEmail(email);
  if (!user) return;
  await deps.db.transaction(async (tx) => {
    await issueResetLink(tx, user, deps.appUrl, resetPasswordMail);
    await recordSecurityEvent(tx, { userId: user.id, action: 'reset_requested', address: client.address });
  });
  deps.nudgeMail();
}

type Addressee = MailReader & { readonly id: UserId; readonly email: string };

/** Puts a mail with a new link into the outbox. Earlier links of this person stop working. */
export async function issueResetLink(
  tx: Queryable,
  user: Addressee,
  appUrl: string,
  compose: (reader: MailReader, url: string) => RenderedMail,
): Promise<void> {
  const token = createResetToken();
  await createAccountRepository(tx).setResetToken(user.id, hashResetToken(token), resetMinutes);
  const url = `${appUrl}/reset-password?${new URLSearchParams({ token, email: user.email })}`;
  await mailTo(tx, user, compose(user, url));
}

export async function resetPassword(
  email: string | undefined,
  { token, password }: ResetPasswordForm,
  client: Client,
  deps: AccountDeps,
): Promise<void> {
  if (email === undefined) throw new AppError('reset_token_invalid');
  const tokenHash = hashResetToken(token);
  const owner = await createAccountRepository(deps.db).findByResetToken(email, tokenHash);
  if (!owner) throw new AppError('reset_token_invalid');
  requireStrongPassword(password, owner);

  const passwordHash = await hashPassword(password);
  const user = await deps.db.transaction(async (tx) => {
    const user = await createAccountRepository(tx).useResetToken(email, tokenHash, passwordHash);
    if (!user) throw new AppError('reset_token_invalid');
    await createSessionRepository(tx).removeAll(user.id);
    await recordSecurityEvent(tx, { userId: user.id, action: 'password_reset', address: client.address });
    const notice = securityNoticeMail('passwordChanged', user, deps.supportAddress);
    await mailTo(tx, user, notice);
    return user;
  });
  await forgetAttempts(user, client, deps);
  deps.nudgeMail();
}
