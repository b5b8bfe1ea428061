import type Stripe from 'stripe';
import type {
  PaymentCard,
  PaymentStatus,
  ProviderInvoice,
  ProviderStatus,
  ProviderSubscription,
} from '../../ports/payments.ts';

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
export const idOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export function presentSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
): ProviderSubscription {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`);
  const planId = Number(item.price.metadata.planId ?? subscription.metadata.planId);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: statusOf(subscription),
    priceId: item.price.id,
    planId: Number.isInteger(planId) ? planId : null,
    billingCycle: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    amount: item.price.unit_amount ?? 0,
    currentPeriodStart: instant(item.current_period_start),
    currentPeriodEnd: instant(item.current_period_end),
    // Stripe's own pages set a date instead of cancel_at_period_end.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    card: cardOf(subscription),
    invoices: invoices.filter(({ status }) => status !== 'draft').map((invoice) => presentInvoice(invoice, charges)),
  };
}

const statuses: Readonly<Record<string, ProviderStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'cancelled',
};

function statusOf({ status, pending_setup_intent: setup }: Stripe.Subscription): ProviderStatus {
  // Stripe starts a trial before there is a card to charge at its end; here the card is required first.
  if (status === 'trialing' && setup && typeof setup !== 'string' && setup.status !== 'succeeded') return 'incomplete';
  // Paused manually, or a state newer than this code: nothing is being paid, but it may resume.
  return statuses[status] ?? 'past_due';
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): PaymentCard | null {
  const isKnown = typeof customer !== 'string' && !customer.deleted;
  const method = own ?? (isKnown ? customer.invoice_settings.default_payment_method : null);
  const card = typeof method === 'string' ? undefined : method?.card;
  if (!card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  return { brand, last4, expMonth, expYear, ...(fingerprint && { fingerprint }) };
}

/** Null if no payment was attempted, or if a credit covered the invoice. */
export const paymentIntentOf = ({ payments }: Stripe.Invoice): string | null =>
  payments?.data.map(({ payment }) => idOf(payment.payment_intent)).find((id) => id !== null) ?? null;

function presentInvoice(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): ProviderInvoice {
  const paymentIntentId = paymentIntentOf(invoice);
  const ofInvoice = charges.filter((charge) => paymentIntentId && idOf(charge.payment_intent) === paymentIntentId);
  const charge = ofInvoice.find(({ status }) => status === 'succeeded') ?? ofInvoice[0];
  const card = charge?.payment_method_details?.card;
  return {
    id: invoice.id,
    paymentIntentId,
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status: invoiceStatus(invoice, charge?.refunded ?? false),
    paymentMethod: card ? `${card.brand} ${card.last4}` : null,
    billingReason: invoice.billing_reason,
    createdAt: instant(invoice.created),
  };
}

function invoiceStatus({ status, attempted }: Stripe.Invoice, isRefunded: boolean): PaymentStatus {
  if (status === 'paid') return isRefunded ? 'refunded' : 'paid';
  if (status === 'void') return 'void';
  if (status === 'uncollectible') return 'failed';
  return attempted ? 'failed' : 'open';
}
