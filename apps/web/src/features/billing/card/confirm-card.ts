import type { Stripe, StripeElements } from '@stripe/stripe-js';

export type CardOutcome =
  | { readonly status: 'succeeded' | 'incomplete' | 'unclear' }
  | { readonly status: 'refused'; readonly message: string | undefined };

/** Confirms what the secret is for: a payment, or storing a card for a trial and for renewals. */
export async function confirmCard(
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<CardOutcome> {
  const options = { elements, redirect: 'if_required', confirmParams: { return_url: returnUrl } } as const;
  const { error, status } = clientSecret.startsWith('seti_')
    ? await stripe.confirmSetup(options).then((result) => ({ ...result, status: result.setupIntent?.status }))
    : await stripe.confirmPayment(options).then((result) => ({ ...result, status: result.paymentIntent?.status }));

  // The provider's form marks the missing fields itself.
  if (error?.type === 'validation_error') return { status: 'incomplete' };
  if (error) return { status: 'refused', message: error.message };
  return { status: status === 'succeeded' ? 'succeeded' : 'unclear' };
}
