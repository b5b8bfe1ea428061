import { currency } from '@fitted/contract/constants';
import { graceDays } from '@fitted/contract/limits/terms';
import type { BillingNotice } from '@fitted/language/mail-words';
import type { Queryable } from '../../../db/client.ts';
import type { UserRow } from '../../../db/schema/users.ts';
import { billingMail } from '../../../mail/billing-mails.ts';
import { mailTo } from '../../../mail/repository.ts';
import { createBillingRepository, type SubscriptionRow } from '../repository.ts';

type State = Pick<SubscriptionRow, 'status' | 'cancelAtPeriodEnd'>;

/** The notice for a change, if any; most changes need none. */
export function noticeOf(before: State | undefined, after: State): BillingNotice | null {
  if (!before) {
    if (after.status === 'active') return 'started';
    return after.status === 'trialing' ? 'trialStarted' : null;
  }
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'ended';
  if (after.status === 'past_due' && before.status !== 'past_due') return 'paymentFailed';
  return after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd ? 'cancellationPlanned' : null;
}

/** Written in the transaction of the change, so that it is sent exactly once. */
export async function tell(
  tx: Queryable,
  notice: BillingNotice,
  user: UserRow,
  subscription: SubscriptionRow,
  appUrl: string,
): Promise<void> {
  const plan = await createBillingRepository(tx).findPlan(subscription.planId);
  const mail = billingMail(notice, user, {
    plan: plan?.displayName ?? '',
    amount: subscription.amount,
    currency,
    date: dateOf(notice, subscription),
    url: `${appUrl}/profile-settings?tab=billing`,
  });
  await mailTo(tx, user, mail);
}

function dateOf(notice: BillingNotice, { currentPeriodEnd, pastDueSince }: SubscriptionRow): Date {
  if (notice !== 'paymentFailed' || !pastDueSince) return currentPeriodEnd;
  return new Date(pastDueSince.getTime() + graceDays * 24 * 60 * 60 * 1000);
}
