import type { LoginForm } from '@fitted/contract/auth';
import type { Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import { hashedKey } from '../../http/limits.ts';
import { isPasswordRight } from '../../security/passwords.ts';
import { isOwnersPlace, recordSecurityEvent } from '../audit/public.ts';
import { createAccountRepository } from './repository.ts';
import type { AccountDeps, Client } from './service.ts';
import { passSecondStep } from './two-step/service.ts';

/**
 * Failures of one account are counted apart from those of an address: guessing from many machines runs dry too. Its e-mail
 * address and its username count apart: a count of both would tell a stranger which address is behind a name.
 */
const perAccount = { hits: 10, windowS: 900 };

export async function signIn(form: LoginForm, client: Client, deps: AccountDeps): Promise<UserRow> {
  const { db, limiter } = deps;
  const user = await createAccountRepository(db).findByIdentifier(form.email);
  const attempts = attemptsKey(form.email, await whoseAttempts(user, client, db));
  await limiter.spendBudget(attempts, perAccount);

  const isRight = await isPasswordRight(user?.password, form.password);
  if (!user || !isRight) {
    // Written down for a missing account too, so that the two take the same time.
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

/** Whoever has just proved to own the account begins anew, here and elsewhere, however others have guessed meanwhile. */
export async function forgetAttempts(user: UserRow, { address }: Client, { limiter }: AccountDeps): Promise<void> {
  for (const identifier of [user.email, user.username])
    for (const whose of [elsewhere, hashedKey(address)]) await limiter.forget(attemptsKey(identifier, whose));
}

/** A place where the owner has been has a count of its own: a stranger's guessing elsewhere does not lock them out. */
async function whoseAttempts(user: UserRow | undefined, { address }: Client, db: Queryable): Promise<string> {
  const isKnown = user && address && (await isOwnersPlace(db, user.id, address));
  return isKnown ? hashedKey(address) : elsewhere;
}
