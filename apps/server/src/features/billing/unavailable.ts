import { AppError } from '../../errors/app-error.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../ports/payments.ts';

/** Turns a provider that is unavailable or refuses into an error of the contract. */
export async function orUnavailable<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
    throw new AppError('payment_unavailable', {}, { cause: error, retryAfterS: 5 });
  }
}
