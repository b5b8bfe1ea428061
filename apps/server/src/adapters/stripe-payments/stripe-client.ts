import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../ports/payments.ts';

export type StripeConfig = NonNullable<Config['stripe']>;

/** Retries use the same idempotency key, so a retry never buys twice. */
export function createStripeClient({ secretKey, apiBase }: StripeConfig): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  const isPlain = base?.protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (isPlain ? '80' : '443'),
      protocol: isPlain ? 'http' : 'https',
    }),
  });
}

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
const refusals = [StripeCardError, StripeInvalidRequestError, StripeIdempotencyError];

/** Converts Stripe's refusals and outages into the port's errors, with Stripe's error as the cause. */
export async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const Failure = refusals.some((refusal) => error instanceof refusal) ? PaymentsRefused : PaymentsUnavailable;
    throw new Failure(`Stripe: ${error.type} ${error.code ?? ''}`, { cause: error });
  }
}

/** Same as `ask`, but null if the object does not exist (any more). */
export const askForOne = <Result>(call: () => Promise<Result>): Promise<Result | null> =>
  ask(async () => {
    try {
      return await call();
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof PaymentsRefused && error.cause instanceof Stripe.errors.StripeError && error.cause.code === code;
