import type { Stripe } from '@stripe/stripe-js';

/** The page reports a failure within eight seconds; a slow machine needs the last one for our part of the form. */
export const scriptTimeoutMs = 7000;

export interface ScriptLoader {
  load(publishableKey: string): Promise<Stripe | null>;
  /** Ends an attempt that neither succeeds nor fails, so that the next one starts fresh. */
  abandon(): Promise<void>;
}

const ownScripts = () => document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

let abandonedAddress: string | undefined;
let attempts = 0;

/** The provider's script, loaded from its own host, and only when someone pays. */
export const stripeScript: ScriptLoader = {
  async load(publishableKey) {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    // Browsers merge a second request for the same address with the first, which may still hang; a new address avoids
    // that.
    if (abandonedAddress && !('Stripe' in window)) await runScript(`${abandonedAddress}?attempt=${++attempts}`);
    return loadStripe(publishableKey);
  },
  // Their loader waits forever for a script that hangs, and returns the same promise to every later call. A script
  // error ends it: once for the attempt, and once for the retry that it then makes by itself.
  async abandon() {
    for (let times = 0; times < 2; times += 1) {
      for (const script of ownScripts()) {
        abandonedAddress ??= script.src.split('?')[0];
        script.dispatchEvent(new Event('error'));
      }
      await new Promise((done) => setTimeout(done));
    }
    for (const script of ownScripts()) script.remove();
  },
};

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The payment form is blocked.'));
    document.head.append(script);
  });
}

/** Rejects if the script is blocked, or has not loaded in time. */
export async function loadStripeInTime(publishableKey: string, script: ScriptLoader = stripeScript): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment form did not arrive in time.')), scriptTimeoutMs);
  });
  const loading = script.load(publishableKey);
  // If the deadline came first, the failure caused by abandoning has been reported already.
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
