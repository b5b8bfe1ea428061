import type Stripe from 'stripe';
import {
  type Order,
  type Payments,
  PaymentsRefused,
  PaymentsUnavailable,
  sandboxMark,
  WebhookRefused,
} from '../../ports/payments.ts';
import { presentEvent } from './events.ts';
import { idOf, paymentIntentOf, presentSubscription } from './present.ts';
import { ensurePrice } from './prices.ts';
import { ask, askForOne, createStripeClient, hasCode, type StripeConfig } from './stripe-client.ts';

const webhookToleranceS = 300;
const maxRead = 1000;

export function createStripePayments(config: StripeConfig): Payments {
  const stripe = createStripeClient(config);

  const listInvoices = async (subscription: string, status?: Stripe.InvoiceListParams.Status) => {
    const invoices = await askForOne(() =>
      stripe.invoices
        .list({ subscription, limit: 100, expand: ['data.payments'], ...(status && { status }) })
        .autoPagingToArray({ limit: maxRead }),
    );
    return invoices ?? [];
  };

  /** Changing a subscription that has ended meanwhile is not a failure: the next reading shows it. */
  const unlessEnded = async (id: string, act: () => Promise<unknown>) => {
    try {
      await askForOne(act);
    } catch (error) {
      const current = await askForOne(() => stripe.subscriptions.retrieve(id));
      if (current && current.status !== 'canceled' && current.status !== 'incomplete_expired') throw error;
    }
  };

  return {
    form: { provider: 'stripe', publishableKey: config.publishableKey },
    sandbox: null,
    hasIssued: (id) => !id.includes(sandboxMark),
    begin: (order) => begin(stripe, order),

    async read(id) {
      const subscription = await askForOne(() =>
        stripe.subscriptions.retrieve(id, {
          expand: [
            'default_payment_method',
            'pending_setup_intent',
            'customer.invoice_settings.default_payment_method',
          ],
        }),
      );
      if (!subscription) return null;
      const invoices = await listInvoices(id);
      const customer = idOf(subscription.customer);
      const hasCharges = customer !== null && invoices.some((invoice) => paymentIntentOf(invoice) !== null);
      const charges = hasCharges
        ? await ask(() => stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: maxRead }))
        : [];
      return presentSubscription(subscription, invoices, charges);
    },

    async findClientSecret(id) {
      const subscription = await askForOne(() =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'] }),
      );
      const { latest_invoice: invoice, pending_setup_intent: setup } = subscription ?? {};
      if (setup && typeof setup !== 'string') return setup.client_secret;
      return invoice && typeof invoice !== 'string' ? (invoice.confirmation_secret?.client_secret ?? null) : null;
    },

    setCancelAtPeriodEnd: (id, isCancelled) =>
      unlessEnded(id, async () => {
        const change = isCancelled ? { cancel_at_period_end: true } : await withoutEnd(stripe, id);
        await stripe.subscriptions.update(id, change);
      }),

    cancel: (id) => unlessEnded(id, () => stripe.subscriptions.cancel(id)),

    async refund(id) {
      for (const invoice of await listInvoices(id, 'paid')) {
        const paymentIntent = paymentIntentOf(invoice);
        if (paymentIntent) await refundOnce(stripe, paymentIntent);
      }
    },

    async changePrice(id, price, key) {
      const priceId = await ensurePrice(stripe, price);
      const subscription = await askForOne(() => stripe.subscriptions.retrieve(id));
      const item = subscription?.items.data[0];
      if (!item) return null;
      const changed = await askForOne(() =>
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: item.id, price: priceId }],
            proration_behavior: 'create_prorations',
            metadata: { planId: String(price.planId) },
          },
          { idempotencyKey: key },
        ),
      );
      return changed && { priceId };
    },

    async beginCardChange({ customerId, subscriptionId }) {
      const setup = await ask(() =>
        stripe.setupIntents.create({
          customer: customerId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { subscriptionId },
        }),
      );
      if (!setup.client_secret) throw new PaymentsUnavailable('Stripe: a setup without a secret');
      return { setupId: setup.id, clientSecret: setup.client_secret };
    },

    async finishCardChange(id, setupId) {
      const setup = await askForOne(() => stripe.setupIntents.retrieve(setupId));
      if (!setup || setup.status === 'canceled') return true;
      const method = idOf(setup.payment_method);
      if (setup.status !== 'succeeded' || !method) return false;
      await unlessEnded(id, () => stripe.subscriptions.update(id, { default_payment_method: method }));
      for (const { id: invoiceId } of await listInvoices(id, 'open')) await payWith(stripe, invoiceId, method);
      return true;
    },

    async findReceipt(invoiceId) {
      return (await askForOne(() => stripe.invoices.retrieve(invoiceId)))?.hosted_invoice_url ?? null;
    },

    async removeCustomer(customerId) {
      if (!customerId.includes(sandboxMark)) await askForOne(() => stripe.customers.del(customerId));
    },

    readWebhook(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret, webhookToleranceS);
        return presentEvent(event);
      } catch (error) {
        throw new WebhookRefused('the event was not signed by Stripe', { cause: error });
      }
    },
  };
}

async function begin(stripe: Stripe, order: Order) {
  const priceId = await ensurePrice(stripe, order.price);
  const known = order.customerId;
  const customer = known ? await askForOne(() => stripe.customers.retrieve(known)) : null;
  const customerId = customer && !customer.deleted ? customer.id : await createCustomer(stripe, order);
  const subscription = await ask(() =>
    stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: priceId }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { planId: String(order.price.planId) },
        ...(order.trialDays > 0 && {
          trial_period_days: order.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
      },
      { idempotencyKey: `${order.key}:subscription` },
    ),
  );
  return { customerId, subscriptionId: subscription.id, priceId };
}

/** The change that undoes a scheduled cancellation, depending on how it was scheduled. */
async function withoutEnd(stripe: Stripe, id: string): Promise<Stripe.SubscriptionUpdateParams> {
  const { cancel_at: day, cancel_at_period_end: isAtPeriodEnd } = await stripe.subscriptions.retrieve(id);
  return day !== null && !isAtPeriodEnd ? { cancel_at: '' } : { cancel_at_period_end: false };
}

async function createCustomer(stripe: Stripe, { key, email, name }: Order): Promise<string> {
  const customer = await ask(() => stripe.customers.create({ email, name }, { idempotencyKey: `${key}:customer` }));
  return customer.id;
}

async function refundOnce(stripe: Stripe, paymentIntent: string): Promise<void> {
  try {
    await ask(() =>
      stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund:${paymentIntent}` }),
    );
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error;
  }
}

/** If the new card cannot pay, the invoice stays open and Stripe keeps retrying. */
async function payWith(stripe: Stripe, invoiceId: string, method: string): Promise<void> {
  try {
    await ask(() => stripe.invoices.pay(invoiceId, { payment_method: method }));
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
  }
}
