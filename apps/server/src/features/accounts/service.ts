import type { LoginForm } from '@fitted/contract/auth';
import { AppError } from '../../http/app-error.ts';
import { hashedKey, type Limiter } from '../../http/limits.ts';
import { isPasswordRight } from '../../security/passwords.ts';
import type { UserRow } from '../sessions/repository.ts';
import type { AccountRepository } from './repository.ts';

export interface AccountDeps {
  readonly accounts: AccountRepository;
  readonly limiter: Limiter;
}

/** Failures of one account are counted apart from those of an address: guessing from many machines runs dry too. */
const perAccount = { hits: 10, windowS: 900 };

export async function signIn(form: LoginForm, { accounts, limiter }: AccountDeps): Promise<UserRow> {
  await limiter.spendBudget(`sign-in-account:${hashedKey(form.email)}`, perAccount);
  const user = await accounts.findByIdentifier(form.email);
  const isRight = await isPasswordRight(user?.password, form.password);
  if (!user || !isRight) throw new AppError('invalid_credentials');
  return accounts.recordSignIn(user.id);
}
