import type Stripe from 'stripe';

// The parts of Stripe's objects used here, named and typed by Stripe's SDK.

export type CustomerObject = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'name'> & {
  invoice_settings: Pick<Stripe.Customer.InvoiceSettings, 'default_payment_method'>;
  deleted?: true;
};
export type PriceObject = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'
> & { recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> };

export type ItemObject = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end'
> & { price: PriceObject };

export type SubscriptionObject = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'metadata' | 'created'
> & {
  customer: string;
  default_payment_method: string | null;
  pending_setup_intent: string | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: ItemObject[]; has_more: false; url: string };
};

export type InvoiceObject = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'amount_due' | 'amount_paid' | 'attempted' | 'billing_reason' | 'created' | 'currency' | 'status'
> & {
  customer: string;
  hosted_invoice_url: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  /** Sent only when asked for with `expand`. */
  confirmation_secret: Pick<Stripe.Invoice.ConfirmationSecret, 'client_secret' | 'type'> | null;
  payments: {
    object: 'list';
    data: { object: 'invoice_payment'; payment: { type: 'payment_intent'; payment_intent: string } }[];
  };
};

export type SetupIntentObject = Pick<Stripe.SetupIntent, 'id' | 'object' | 'client_secret' | 'status' | 'metadata'> & {
  customer: string;
  payment_method: string | null;
};
export type PaymentMethodObject = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & {
  /** Null once detached. */
  customer: string | null;
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'>;
};
export type ChargeObject = Pick<Stripe.Charge, 'id' | 'object' | 'amount' | 'status' | 'refunded' | 'disputed'> & {
  customer: string;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4'> };
};

export type StripeObject =
  | CustomerObject
  | PriceObject
  | SubscriptionObject
  | InvoiceObject
  | SetupIntentObject
  | PaymentMethodObject
  | ChargeObject;

/** Sent only if `expand` names them. */
const includable = ['confirmation_secret', 'payments'];

type Paths = readonly (readonly string[])[];

/** Replaces the references named by `expand` with the objects they refer to. */
export function expand(value: unknown, paths: Paths, find: (id: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(item, paths, find));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const rest = paths.filter(([first]) => first === key).map(([, ...others]) => others);
      if (includable.includes(key) && rest.length === 0) return [];
      const target = rest.length > 0 && typeof inner === 'string' ? (find(inner) ?? inner) : inner;
      const deeper = rest.filter((path) => path.length > 0);
      return [[key, expand(target, deeper, find)]];
    }),
  );
}
