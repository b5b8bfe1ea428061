import type { LoginForm } from '@fitted/contract/account/auth';
import type { Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { hashedKey } from '../../http/limits/limits.ts';
import { isPasswordRight } from '../../security/passwords.ts';
import { isOwnersPlace, recordSecurityEvent } from '../audit/public.ts';
import { createAccountRepository } from './repository.ts';
import type { AccountDeps, Client } from './service.ts';
import { passSecondStep } from './two-step/service.ts';

/**
 * Failures are counted per account as well as per address, so that guessing from many machines is limited too. Email address and
 * username are counted separately: a shared count would reveal which address belongs to which username.
 */
const perAccount = { hits: 10, windowS: 900 };

export async function signIn(form: LoginForm, client: Client, deps: AccountDeps): Promise<UserRow> {
  const { db, limiter } = deps;
  const user = await createAccountRepository(db).findByIdentifier(form.email);
  const attempts = attemptsKey(form.email, await whoseAttempts(user, client, db));
  await limiter.spendBudget(attempts, perAccount);

  const isRight = await isPasswordRight(user?.password, form.password);
  if (!user || !isRight) {
    // Recorded for unknown accounts too, so that both take the same time.
    await recordSecurityEvent(db, { userId: user?.id ?? null, action: 'sign_in_failed', address: client.address });
    throw new AppError('invalid_credentials');
  }
  await passSecondStep(user, form.code, client, deps);
  await limiter.forget(attempts);

  return db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { userId: user.id, action: 'signed_in', address: client.address });
    return createAccountRepository(tx).recordSignIn(user.id);
  });
}

const elsewhere = 'elsewhere';
const attemptsKey = (identifier: string, whose: string) => `sign-in-account:${hashedKey(identifier)}:${whose}`;

/** Resets all counts for someone who has just proven that the account is theirs, regardless of others' guesses. */
export async function forgetAttempts(user: UserRow, { address }: Client, { limiter }: AccountDeps): Promise<void> {
  for (const identifier of [user.email, user.username])
    for (const whose of [elsewhere, hashedKey(address)]) await limiter.forget(attemptsKey(identifier, whose));
}

/** An address that the owner has used has its own count, so that guessing from elsewhere does not lock them out. */
async function whoseAttempts(user: UserRow | undefined, { address }: Client, db: Queryable): Promise<string> {
  const isKnown = user && address && (await isOwnersPlace(db, user.id, address));
  return isKnown ? hashedKey(address) : elsewhere;
}
