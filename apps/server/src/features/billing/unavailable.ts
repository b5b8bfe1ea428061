import { AppError } from '../../http/app-error.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../ports/payments.ts';

/** What the provider could not do now, or would not, in the words of the contract. */
export async function orUnavailable<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    throw new AppError('payment_unavailable', {}, { cause: error, retryAfterS: 5 });
  }
}
