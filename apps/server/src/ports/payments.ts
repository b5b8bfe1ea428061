import type { PaymentForm } from '@fitted/contract/billing';
import type { BillingCycle, SubscriptionStatus } from '@fitted/contract/constants';

export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The provider's id for the card number, the same for everyone who pays with that card. */
  readonly fingerprint?: string | undefined;
}

/** `open`: not attempted yet; `failed`: attempted without success, may be retried; `void`: no longer to be paid. */
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
  /** ISO 8601, like all times here, because a snapshot is stored as JSON. */
  readonly createdAt: string;
}

/** `incomplete`: waiting for the first payment or the card of a trial; `expired`: never received it. */
export type ProviderStatus = SubscriptionStatus | 'incomplete' | 'expired';

/** A subscription's state at the provider at one moment, in our terms. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  /** The price, and the plan that was recorded when the subscription began. */
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
  /** The provider's own id, if known. */
  readonly priceId: string | null;
}

export interface Order {
  /** Idempotency key of the order: for the same key the provider returns the same subscription. */
  readonly key: string;
  /** Null if the provider does not know the person yet. */
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

/** Says only that something may have changed, and what it concerns. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/** The provider did not respond, or not sensibly; the same call may succeed later. */
export class PaymentsUnavailable extends Error {}

/** The provider refused this call, for this person, card or subscription. Other calls still work. */
export class PaymentsRefused extends Error {}

/** A webhook that is not from the provider, was tampered with, or is too old. */
export class WebhookRefused extends Error {}

/** Contained in every id of the sandbox and in no id of a real provider. */
export const sandboxMark = '_sandbox_';

export type CardProblem = 'card_declined' | 'insufficient_funds' | 'card_invalid' | 'card_expired' | 'payment_failed';

export class CardRefused extends Error {
  constructor(
    readonly problem: CardProblem,
    /** Set if a single field of the form is at fault. */
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
  /** Whether the holder has confirmed it with their bank. */
  readonly confirmed: boolean;
}

/** What a real provider does on its own page, and on its own schedule. */
export interface Sandbox {
  /** Null if nothing has this secret. Throws CardRefused. */
  confirm(
    payment: SandboxPayment,
  ): Promise<{ readonly status: 'succeeded' | 'requires_action'; readonly events: readonly ProviderEvent[] } | null>;
  /** Ends trials, renews periods and carries out cancellations that are due. */
  advance(): Promise<readonly ProviderEvent[]>;
}

/** Changes name a subscription by its id; one that the provider does not know (any more) gives null, never an error. */
export interface Payments {
  readonly form: PaymentForm;
  /** False for sandbox ids left over on a site that now uses a real provider: demo money buys nothing there. */
  hasIssued(id: string): boolean;
  /** Set only if no real provider is configured. */
  readonly sandbox: Sandbox | null;
  begin(order: Order): Promise<BegunSubscription>;
  read(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** For the payment form, until the first payment or the card of a trial is received. */
  findClientSecret(subscriptionId: string): Promise<string | null>;
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Immediate and irreversible. */
  cancel(subscriptionId: string): Promise<void>;
  /** Refunds everything paid for it that has not been refunded yet. */
  refund(subscriptionId: string): Promise<void>;
  changePrice(subscriptionId: string, price: Price, key: string): Promise<{ readonly priceId: string } | null>;
  beginCardChange(
    subscription: Pick<BegunSubscription, 'customerId' | 'subscriptionId'>,
  ): Promise<{ readonly setupId: string; readonly clientSecret: string }>;
  /** Makes the confirmed card the one to charge and pays overdue invoices with it. False if it was not confirmed. */
  finishCardChange(subscriptionId: string, setupId: string): Promise<boolean>;
  /** URL of the provider's receipt, if it has one. */
  findReceipt(invoiceId: string): Promise<string | null>;
  /** Deletes the customer at the provider; running subscriptions end. */
  removeCustomer(customerId: string): Promise<void>;
  /** Throws WebhookRefused. */
  readWebhook(body: Buffer, signature: string | undefined): ProviderEvent;
}
