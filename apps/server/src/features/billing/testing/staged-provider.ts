import type { Payments, ProviderSubscription } from '../../../ports/payments.ts';

/** A provider whose state the test sets, and whose answers arrive in the order in which the test releases them. */
export interface StagedProvider {
  readonly payments: Payments;
  /** What it answers from now on. */
  state: ProviderSubscription | null;
  /** Resolves when the next reading has started, with the state at that time; call the result to deliver the answer. */
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
