import { countryNames } from '@fitted/contract/account-countries';
import type { Database, Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import { checksOf, type Limiter } from '../../http/limits.ts';
import { isGuessablePassword } from '../../security/common-passwords.ts';
import { isPasswordRight } from '../../security/passwords.ts';

/** A subscription that was paid before its account existed. */
export interface PreRegistration {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

/**
 * Billing's word that these ids belong to a paid pre-registration for the same e-mail and username, not used before.
 * It runs inside the transaction that creates the account, so that using it up and creating the account are one act.
 */
export type VerifyPreRegistration = (tx: Queryable, user: UserRow, paid: PreRegistration) => Promise<boolean>;

export interface AccountDeps {
  readonly db: Database;
  readonly limiter: Limiter;
  /** The address people reach us by. Links in mails start with it, never with what a request claims to be its host. */
  readonly appUrl: string;
  readonly supportAddress: string;
  /** Asks for the outbox to be emptied soon; without it mail goes out with the minute's run. */
  readonly nudgeMail: () => void;
  /** Asks the payment provider whether it was paid, before the transaction: it may answer slowly. */
  readonly settlePreRegistration: (paid: PreRegistration) => Promise<void>;
  readonly verifyPreRegistration: VerifyPreRegistration;
  /** Whether an account comes only with a subscription that was paid for first. */
  readonly isSubscriptionRequired: () => Promise<boolean>;
  /** Whether somebody else has paid for this address or this username and has yet to register with it. */
  readonly isAwaited: (db: Queryable, names: Pick<UserRow, 'email' | 'username'>) => Promise<boolean>;
}

/** Where a call came from, for the list of security events. */
export interface Client {
  readonly address: string;
}

const passwordChecks = { hits: 10, windowS: 900 };

/** For changes that a borrowed session must not be enough for. */
export async function requirePassword(
  user: UserRow,
  password: string | undefined,
  { limiter }: Pick<AccountDeps, 'limiter'>,
): Promise<void> {
  await limiter.spendBudget(checksOf('password-check', user.id), passwordChecks);
  if (password === undefined || !(await isPasswordRight(user.password, password)))
    throw new AppError('current_password_wrong', {}, { issues: [passwordIssue] });
}

const passwordIssue = { path: 'currentPassword', message: 'The current password is not right.' };

const countries: ReadonlySet<string> = new Set(Object.values(countryNames));
const countryIssue = { path: 'country', message: 'Country is required' };

/** One of the list that the forms show, by the name that is stored. */
export function requireCountry(country: string): void {
  if (!countries.has(country)) throw new AppError('invalid', {}, { issues: [countryIssue] });
}

type Owner = Pick<UserRow, 'username' | 'email' | 'firstName' | 'lastName'>;

export function requireStrongPassword(password: string, { username, email, firstName, lastName }: Owner): void {
  const own = [username, email, firstName, lastName, `${firstName}${lastName}`];
  if (isGuessablePassword(password, own)) throw new AppError('weak_password');
}
