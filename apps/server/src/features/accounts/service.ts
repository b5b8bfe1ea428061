import { countryNames } from '@fitted/contract/account/countries';
import { sentences } from '@fitted/contract/errors/sentences';
import type { Database, Queryable } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { checksOf, type Limiter } from '../../http/limits/limits.ts';
import { isGuessablePassword } from '../../security/common-passwords.ts';
import { isPasswordRight } from '../../security/passwords.ts';

/** A subscription paid before its account existed. */
export interface PreRegistration {
  readonly stripeCustomerId: string;
  readonly stripeSubscriptionId: string;
}

/**
 * Whether these ids belong to an unused paid pre-registration for the same email and username. Runs inside the transaction that
 * creates the account, so that using it up and creating the account are atomic.
 */
export type VerifyPreRegistration = (tx: Queryable, user: UserRow, paid: PreRegistration) => Promise<boolean>;

export interface AccountDeps {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** The public address of the site. Links in mails start with it, never with the Host header of a request. */
  readonly appUrl: string;
  readonly supportAddress: string;
  /** Triggers sending of the outbox; without it mail goes out with the run every minute. */
  readonly nudgeMail: () => void;
  /** Asks the payment provider whether it was paid. Called before the transaction, because the provider may be slow. */
  readonly settlePreRegistration: (paid: PreRegistration) => Promise<void>;
  readonly verifyPreRegistration: VerifyPreRegistration;
  /** Whether registration requires a subscription that has been paid for first. */
  readonly isSubscriptionRequired: () => Promise<boolean>;
  /** Whether someone else has paid for this address or username but has not registered yet. */
  readonly isAwaited: (db: Queryable, names: Pick<UserRow, 'email' | 'username'>) => Promise<boolean>;
}

/** Where a request came from, for the list of security events. */
export interface Client {
  readonly address: string;
}

const passwordChecks = { hits: 10, windowS: 900 };

/** For changes where someone else's open session must not be enough. */
export async function requirePassword(
  user: UserRow,
  password: string | undefined,
  { limiter }: Pick<AccountDeps, 'limiter'>,
): Promise<void> {
  await limiter.spendBudget(checksOf('password-check', user.id), passwordChecks);
  if (password === undefined || !(await isPasswordRight(user.password, password)))
    throw new AppError('current_password_wrong', {}, { issues: [passwordIssue] });
}

const passwordIssue = { path: 'currentPassword', message: sentences.currentPasswordWrong };

const countries: ReadonlySet<string> = new Set(Object.values(countryNames));
const countryIssue = { path: 'country', message: sentences.countryRequired };

/** Requires a country from the list in the forms, by its stored name. */
export function requireCountry(country: string): void {
  if (!countries.has(country)) throw new AppError('invalid', {}, { issues: [countryIssue] });
}

type Owner = Pick<UserRow, 'username' | 'email' | 'firstName' | 'lastName'>;

export function requireStrongPassword(password: string, { username, email, firstName, lastName }: Owner): void {
  const own = [username, email, firstName, lastName, `${firstName}${lastName}`];
  if (isGuessablePassword(password, own)) throw new AppError('weak_password');
}
