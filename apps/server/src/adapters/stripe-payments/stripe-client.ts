import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { PaymentsRefused, PaymentsUnavailable } from '../../ports/payments.ts';

export type StripeConfig = NonNullable<Config['stripe']>;

/** Retries carry the same idempotency key, so that trying again never buys twice. */
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

/** What Stripe would not do, or could not do now: a failure of the port, with Stripe's own as its cause. */
export async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const Failure = refusals.some((refusal) => error instanceof refusal) ? PaymentsRefused : PaymentsUnavailable;
    throw new Failure(`Stripe: ${error.type} ${error.code ?? ''}`, { cause: error });
  }
}

/** The same; what does not exist, or not any more, is null. */
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
