import type { Stripe } from '@stripe/stripe-js';

/** Long enough for a slow connection, short enough that nobody wonders whether the page is broken. */
export const scriptTimeoutMs = 8000;

export interface ScriptLoader {
  load(publishableKey: string): Promise<Stripe | null>;
  /** Ends an attempt that neither succeeds nor fails, so that the next one starts afresh. */
  abandon(): Promise<void>;
}

/** The provider's script, fetched from its own host when somebody pays and never before. */
export const stripeScript: ScriptLoader = {
  async load(publishableKey) {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return loadStripe(publishableKey);
  },
  // Their loader waits for ever for a script that hangs, and answers every later call with the same wait. An error of
  // the script ends it: once for the attempt, once more for the one that it then makes by itself.
  async abandon() {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      for (const script of document.querySelectorAll('script[src^="https://js.stripe.com/"]'))
        script.dispatchEvent(new Event('error'));
      await new Promise((done) => setTimeout(done));
    }
  },
};

/** Rejects when the script is blocked, and also when nothing has come of it after eight seconds. */
export async function loadStripeInTime(publishableKey: string, script: ScriptLoader = stripeScript): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment form did not arrive in time.')), scriptTimeoutMs);
  });
  // When the deadline came first, the failure that abandoning provokes has been reported already.
  const loading = script.load(publishableKey);
  loading.catch(() => undefined);
  try {
    const stripe = await Promise.race([loading, deadline]);
    if (!stripe) throw new Error('The payment form is not available here.');
    return stripe;
  } catch (error) {
    await script.abandon();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
