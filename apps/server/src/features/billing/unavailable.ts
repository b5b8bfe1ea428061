import { AppError } from '../../http/app-error.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';

/** What the provider could not do now, in the words of the contract. */
export async function orUnavailable<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    throw new AppError('payment_unavailable', {}, { cause: error, retryAfterS: 5 });
  }
}
