import type { Registration } from '@fitted/contract/account/auth';
import { isUniqueViolation } from '../../db/failures.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { AppError } from '../../errors/app-error.ts';
import { addressBlock, registrationsADay } from '../../http/limits/limits.ts';
import { hashPassword } from '../../security/passwords.ts';
import { recordSecurityEvent } from '../audit/public.ts';
import { createAccountRepository, type NewUser } from './repository.ts';
import {
  type AccountDeps,
  type Client,
  type PreRegistration,
  requireCountry,
  requireStrongPassword,
} from './service.ts';

/** Creates the account. If it comes with an earlier payment that billing does not confirm, nothing is created. */
export async function registerAccount(form: Registration, client: Client, deps: AccountDeps): Promise<UserRow> {
  requireCountry(form.country);
  requireStrongPassword(form.password, form);
  const paid = preRegistrationOf(form);
  // The page asks for payment first; direct API calls get the same rule.
  if (!paid && (await deps.isSubscriptionRequired())) throw new AppError('subscription_first');
  if (paid) await deps.settlePreRegistration(paid);
  // The address is unverified: someone who merely knows it must not take it from the person who has paid.
  else if (await deps.isAwaited(deps.db, form)) throw new AppError('already_exists');
  await deps.limiter.spendBudget(`registrations:${addressBlock(client.address)}`, registrationsADay);
  const user = newUser(form, await hashPassword(form.password), paid, deps.now());

  return deps.db.transaction(async (tx) => {
    const created = await createAccountRepository(tx).insert(user).catch(refuseDuplicate);
    if (paid && !(await deps.verifyPreRegistration(tx, created, paid))) throw new AppError('payment_failed');
    await recordSecurityEvent(tx, { userId: created.id, action: 'registered', address: client.address });
    return created;
  });
}

/** One id alone proves nothing and is refused by billing. */
function preRegistrationOf({ stripeCustomerId, stripeSubscriptionId }: Registration): PreRegistration | undefined {
  if (!stripeCustomerId && !stripeSubscriptionId) return undefined;
  return { stripeCustomerId: stripeCustomerId ?? '', stripeSubscriptionId: stripeSubscriptionId ?? '' };
}

/** Copied field by field, so that extra fields in a request, such as isAdmin, have no effect. */
const newUser = (form: Registration, password: string, paid: PreRegistration | undefined, now: Date): NewUser => ({
  username: form.username,
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  password,
  addressLine1: form.addressLine1,
  addressLine2: form.addressLine2,
  city: form.city,
  postCode: form.postCode,
  region: form.region,
  country: form.country,
  jobTitle: form.jobTitle,
  company: form.company,
  language: form.language ?? 'en',
  lastLoginAt: now,
  ...paid,
});

export const refuseDuplicate = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('already_exists', {}, { cause: error }) : error;
};
