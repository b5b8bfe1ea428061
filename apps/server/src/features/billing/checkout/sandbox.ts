import { AppError } from '../../../errors/app-error.ts';
import { CardRefused, type SandboxPayment } from '../../../ports/payments.ts';
import type { BillingDeps } from '../deps.ts';
import { receiveEvent } from '../provider-events/receive-event.ts';

const fieldMessages = {
  expiry: 'Your card’s expiry date is not valid.',
  cvc: 'Your card’s security code is not valid.',
} as const;

/** Pays with a test card. The sandbox's events are handled like those of a real provider. */
export async function confirmPayment(
  payment: SandboxPayment,
  deps: BillingDeps,
): Promise<'succeeded' | 'requires_action'> {
  const { sandbox } = deps.payments;
  if (!sandbox) throw new AppError('not_found');
  const outcome = await sandbox.confirm(payment).catch(refuse);
  if (!outcome) throw new AppError('not_found');
  for (const event of outcome.events) await receiveEvent(event, deps);
  return outcome.status;
}

function refuse(error: unknown): never {
  if (!(error instanceof CardRefused)) throw error;
  const { problem, field } = error;
  if (!field || problem === 'card_expired') throw new AppError(problem, {}, { cause: error });
  throw new AppError('invalid', {}, { cause: error, issues: [{ path: field, message: fieldMessages[field] }] });
}
