import type { PaymentForm } from '@fitted/contract/billing';
import type { BillingCycle, SubscriptionStatus } from '@fitted/contract/constants';

export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The provider's name for the card's number, the same for everybody who pays with it. */
  readonly fingerprint?: string | undefined;
}

/** `open` waits for its first attempt, `failed` was tried in vain and may be tried again, `void` is asked for no more. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'refunded' | 'void';

export interface ProviderInvoice {
  readonly id: string;
  readonly paymentIntentId: string | null;
  /** In pence. */
  readonly amount: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  /** Such as "visa 4242". */
  readonly paymentMethod: string | null;
  readonly billingReason: string | null;
  /** ISO 8601, as everything here: a snapshot is kept as JSON. */
  readonly createdAt: string;
}

/** `incomplete` waits for its first payment, or for the card of a trial; `expired` never got it. */
export type ProviderStatus = SubscriptionStatus | 'incomplete' | 'expired';

/** A subscription as the provider has it at one moment, in our words. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  /** What it is sold as: the price, and the plan that was noted when it began. */
  readonly priceId: string;
  readonly planId: number | null;
  readonly billingCycle: BillingCycle;
  readonly amount: number;
  readonly currentPeriodStart: string;
  readonly currentPeriodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly card: PaymentCard | null;
  readonly invoices: readonly ProviderInvoice[];
}

export interface Price {
  readonly planId: number;
  readonly planName: string;
  readonly displayName: string;
  readonly billingCycle: BillingCycle;
  readonly amount: number;
  /** The provider's own id, when it is known. */
  readonly priceId: string | null;
}

export interface Order {
  /** Stable for one order: asked again with the same key, the provider answers with the same subscription. */
  readonly key: string;
  /** Null for somebody the provider does not know yet. */
  readonly customerId: string | null;
  readonly email: string;
  readonly name: string;
  readonly price: Price;
  /** 0 for no trial. */
  readonly trialDays: number;
}

export interface BegunSubscription {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly priceId: string;
}

/** An event says only that something may have changed, and about what. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/** The provider did not answer, or answered nonsense; the same call may succeed later. */
export class PaymentsUnavailable extends Error {}

/** The provider answered, and would not do it: for this person, this card, this subscription. Others are served. */
export class PaymentsRefused extends Error {}

/** A webhook that did not come from the provider, or was changed, or is too old. */
export class WebhookRefused extends Error {}

/** In every id of the sandbox, and in none of a real provider. */
export const sandboxMark = '_sandbox_';

export type CardProblem = 'card_declined' | 'insufficient_funds' | 'card_invalid' | 'card_expired' | 'payment_failed';

export class CardRefused extends Error {
  constructor(
    readonly problem: CardProblem,
    /** Set when one field of the form is at fault. */
    readonly field?: 'expiry' | 'cvc',
  ) {
    super(problem);
  }
}

export interface SandboxPayment {
  readonly clientSecret: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  /** The holder confirmed it with their bank. */
  readonly confirmed: boolean;
}

/** What a real provider does in its own page and in its own time. */
export interface Sandbox {
  /** Null when there is nothing with this secret. Throws CardRefused. */
  confirm(
    payment: SandboxPayment,
  ): Promise<{ readonly status: 'succeeded' | 'requires_action'; readonly events: readonly ProviderEvent[] } | null>;
  /** Lets trials end, periods renew and cancellations take effect. */
  advance(): Promise<readonly ProviderEvent[]>;
}

/** Every change names a subscription by its id; one that the provider does not know (any more) is null, never an error. */
export interface Payments {
  readonly form: PaymentForm;
  /** False for ids of the sandbox, which a site holds that has moved on to a real provider: demo money buys nothing there. */
  hasIssued(id: string): boolean;
  /** Only where no real provider is configured. */
  readonly sandbox: Sandbox | null;
  begin(order: Order): Promise<BegunSubscription>;
  read(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** For the payment form, while the first payment or the card of a trial is missing. */
  findClientSecret(subscriptionId: string): Promise<string | null>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** At once, and for good. */
  cancel(subscriptionId: string): Promise<void>;
  /** Gives back everything that was paid for it; what was given back before is not given back again. */
  refund(subscriptionId: string): Promise<void>;
  changePrice(subscriptionId: string, price: Price, key: string): Promise<{ readonly priceId: string } | null>;
  beginCardChange(
    subscription: Pick<BegunSubscription, 'customerId' | 'subscriptionId'>,
  ): Promise<{ readonly setupId: string; readonly clientSecret: string }>;
  /** Makes the confirmed card the one that is charged, and settles with it what is overdue. Whether it was confirmed. */
  finishCardChange(subscriptionId: string, setupId: string): Promise<boolean>;
  /** Where the provider shows the receipt, if it does. */
  findReceipt(invoiceId: string): Promise<string | null>;
  /** Forgets who the customer was; whatever still runs ends. */
  removeCustomer(customerId: string): Promise<void>;
  /** Throws WebhookRefused. */
  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent;
}
