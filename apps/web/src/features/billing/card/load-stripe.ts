import type { Stripe } from '@stripe/stripe-js';

/** The page speaks within eight seconds of waiting; a slow machine spends the last one on our own part of the form. */
export const scriptTimeoutMs = 7000;

export interface ScriptLoader {
  load(publishableKey: string): Promise<Stripe | null>;
  /** Ends an attempt that neither succeeds nor fails, so that the next one starts afresh. */
  abandon(): Promise<void>;
}

const ownScripts = () => document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');

let abandonedAddress: string | undefined;
let attempts = 0;

/** The provider's script, fetched from its own host when somebody pays and never before. */
export const stripeScript: ScriptLoader = {
  async load(publishableKey) {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    // Browsers join a second request for an address to the first, which may still hang: another address makes a new one.
    if (abandonedAddress && !('Stripe' in window)) await runScript(`${abandonedAddress}?attempt=${++attempts}`);
    return loadStripe(publishableKey);
  },
  // Their loader waits for ever for a script that hangs, and answers every later call with the same wait. An error of
  // the script ends it: once for the attempt, once more for the one that it then makes by itself.
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

/** Rejects when the script is blocked, and also when nothing has come of it in time. */
export async function loadStripeInTime(publishableKey: string, script: ScriptLoader = stripeScript): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment form did not arrive in time.')), scriptTimeoutMs);
  });
  const loading = script.load(publishableKey);
  // When the deadline came first, the failure that abandoning provokes has been reported already.
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
