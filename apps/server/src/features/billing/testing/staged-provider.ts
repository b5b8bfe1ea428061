import type { Payments, ProviderSubscription } from '../../../ports/payments.ts';

/** A provider that is at the state it is put to, and whose answers arrive in the order they are let go. */
export interface StagedProvider {
  readonly payments: Payments;
  /** What it answers from now on. */
  state: ProviderSubscription | null;
  /** The next reading has begun and holds what was true at that moment; calling it delivers the answer. */
  nextReading(): Promise<() => void>;
}

const unused = (): never => {
  throw new Error('not part of this test');
};

export function createStagedProvider(): StagedProvider {
  const begun: (() => void)[] = [];
  const waiting: ((deliver: () => void) => void)[] = [];
  const announce = (deliver: () => void) => {
    const listener = waiting.shift();
    if (listener) listener(deliver);
    else begun.push(deliver);
  };
  const provider: StagedProvider = {
    state: null,
    nextReading: () =>
      new Promise((resolve) => {
        const ready = begun.shift();
        if (ready) resolve(ready);
        else waiting.push(resolve);
      }),
    payments: {
      form: { provider: 'stripe', publishableKey: 'pk_test_1' },
      sandbox: null,
      hasIssued: () => true,
      read: () => {
        const seen = provider.state;
        return new Promise((resolve) => announce(() => resolve(seen)));
      },
      finishCardChange: async () => false,
      begin: unused,
      findClientSecret: unused,
      setCancelAtPeriodEnd: unused,
      cancel: unused,
      refund: unused,
      changePrice: unused,
      beginCardChange: unused,
      findReceipt: unused,
      removeCustomer: unused,
      readWebhook: unused,
    },
  };
  return provider;
}
