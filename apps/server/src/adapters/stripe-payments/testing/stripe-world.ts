import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type * as kinds from './objects.ts';

/** How a card behaves, chosen by the test, which plays the browser's part in a payment. */
export type CardKind = 'good' | 'declined' | 'asksTheBank' | 'failsLater' | 'expiresLater';

const day = 24 * 60 * 60;
const lengths = { month: 30 * day, year: 365 * day, day, week: 7 * day };

export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly type: string; readonly code?: string; readonly message: string; readonly param?: string },
  ) {
    super(body.message);
  }
}

export type StripeWorld = ReturnType<typeof createStripeWorld>;

/** Stripe's billing as far as we use it: its objects, how they change, and the events that each change emits. */
export function createStripeWorld() {
  const objects = new Map<string, kinds.StripeObject>();
  const cardKinds = new Map<string, CardKind>();
  const secrets = new Map<string, string>();
  const events: Stripe.Event[] = [];
  let now = Math.floor(Date.now() / 1000);

  const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
  const add = <Kind extends kinds.StripeObject>(object: Kind): Kind => {
    objects.set(object.id, object);
    return object;
  };
  const all = <Name extends kinds.StripeObject['object']>(name: Name) =>
    [...objects.values()].filter((one): one is Extract<kinds.StripeObject, { object: Name }> => one.object === name);
  function get<Name extends kinds.StripeObject['object']>(name: Name, id: string) {
    const found = all(name).find((one) => one.id === id);
    if (found) return found;
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${name}: '${id}'`,
      param: 'id',
    });
  }
  const emit = (type: Stripe.Event['type'], object: kinds.StripeObject) => {
    const event = { id: newId('evt'), object: 'event', type, created: now, data: { object: structuredClone(object) } };
    events.push(event as unknown as Stripe.Event);
  };
  const itemOf = ({ items }: kinds.SubscriptionObject): kinds.ItemObject => {
    const [item] = items.data;
    if (!item) throw new Error('a subscription without an item');
    return item;
  };

  function addInvoice(
    subscription: kinds.SubscriptionObject,
    amount: number,
    reason: kinds.InvoiceObject['billing_reason'],
  ) {
    const id = newId('in');
    const intent = newId('pi');
    const secret = `${intent}_secret_${newId('x')}`;
    secrets.set(secret, id);
    const payment = { object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent } } as const;
    const invoice = add<kinds.InvoiceObject>({
      id,
      object: 'invoice',
      customer: subscription.customer,
      status: amount === 0 ? 'paid' : 'open',
      amount_due: amount,
      amount_paid: 0,
      attempted: false,
      billing_reason: reason,
      created: now,
      currency: 'gbp',
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      confirmation_secret: amount === 0 ? null : { client_secret: secret, type: 'payment_intent' },
      payments: { object: 'list', data: amount === 0 ? [] : [payment] },
    });
    subscription.latest_invoice = id;
    emit('invoice.created', invoice);
    return invoice;
  }

  function addSetup(customer: string, metadata: Stripe.Metadata): kinds.SetupIntentObject {
    const id = newId('seti');
    const secret = `${id}_secret_${newId('x')}`;
    secrets.set(secret, id);
    return add<kinds.SetupIntentObject>({
      id,
      object: 'setup_intent',
      client_secret: secret,
      status: 'requires_payment_method',
      customer,
      metadata,
      payment_method: null,
    });
  }

  function addCard(kind: CardKind, customer: string, fingerprint: string): kinds.PaymentMethodObject {
    const id = newId('pm');
    cardKinds.set(id, kind);
    const last4 = { good: '4242', declined: '0002', asksTheBank: '3155', failsLater: '0341', expiresLater: '0069' }[
      kind
    ];
    const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2040, fingerprint };
    return add<kinds.PaymentMethodObject>({ id, object: 'payment_method', type: 'card', card, customer });
  }

  const refusalOf = (methodId: string) =>
    cardKinds.get(methodId) === 'expiresLater' ? 'expired_card' : 'card_declined';
  const canPay = (methodId: string | null) => ['good', 'asksTheBank'].includes(cardKinds.get(methodId ?? '') ?? '');

  /** Charges a card for an open invoice and updates the subscription. Returns whether it was paid. */
  function charge(invoice: kinds.InvoiceObject, methodId: string | null): boolean {
    const subscription = get('subscription', invoice.parent.subscription_details.subscription);
    const wasIncomplete = subscription.status === 'incomplete';
    invoice.attempted = true;
    if (!canPay(methodId)) {
      if (!wasIncomplete) subscription.status = 'past_due';
      emit('invoice.payment_failed', invoice);
      emit('customer.subscription.updated', subscription);
      return false;
    }
    const { card } = get('payment_method', methodId ?? '');
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
    const paid = add<kinds.ChargeObject>({
      id: newId('ch'),
      object: 'charge',
      amount: invoice.amount_due,
      status: 'succeeded',
      refunded: false,
      disputed: false,
      customer: invoice.customer,
      payment_intent: invoice.payments.data[0]?.payment.payment_intent ?? '',
      payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
    });
    subscription.status = 'active';
    // Because of payment_settings.save_default_payment_method.
    if (wasIncomplete) subscription.default_payment_method = methodId;
    emit('charge.succeeded', paid);
    emit('invoice.paid', invoice);
    emit('customer.subscription.updated', subscription);
    return true;
  }

  return {
    objects,
    events,
    all,
    get,
    add,
    newId,
    emit,
    addInvoice,
    addSetup,
    itemOf,
    charge,
    refusalOf,
    now: () => now,

    /** What Stripe.js does in the browser with the card from the form. */
    confirm(
      clientSecret: string,
      kind: CardKind,
      isConfirmed = false,
      /** Identifies the card number, so it is the same for everyone who pays with that card. */
      fingerprint = newId('card'),
    ): 'succeeded' | 'requires_action' | 'card_declined' {
      const target = objects.get(secrets.get(clientSecret) ?? '');
      if (kind === 'asksTheBank' && !isConfirmed) return 'requires_action';
      if (target?.object !== 'invoice' && target?.object !== 'setup_intent') throw new Error('no such client secret');
      const method = addCard(kind, target.customer, fingerprint);
      if (target.object === 'invoice') return charge(target, method.id) ? 'succeeded' : 'card_declined';
      if (kind === 'declined') return 'card_declined';
      Object.assign(target, { status: 'succeeded', payment_method: method.id });
      const started = all('subscription').find((one) => one.pending_setup_intent === target.id);
      if (started) Object.assign(started, { pending_setup_intent: null, default_payment_method: method.id });
      emit('setup_intent.succeeded', target);
      if (started) emit('customer.subscription.updated', started);
      return 'succeeded';
    },

    /** Ends the current period: the subscription renews, or ends if it was cancelled. */
    passPeriod(id: string): void {
      const subscription = get('subscription', id);
      const item = itemOf(subscription);
      now = item.current_period_end;
      if (subscription.cancel_at_period_end) {
        subscription.status = 'canceled';
        emit('customer.subscription.deleted', subscription);
        return;
      }
      item.current_period_start = now;
      item.current_period_end = now + lengths[item.price.recurring.interval as keyof typeof lengths];
      const invoice = addInvoice(subscription, item.price.unit_amount ?? 0, 'subscription_cycle');
      charge(invoice, subscription.default_payment_method);
    },

    /** A refund, as requested by support or from the dashboard. */
    refund(paymentIntent: string): void {
      const paid = all('charge').find((one) => one.payment_intent === paymentIntent);
      if (!paid)
        throw new StripeRefusal(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: 'No such payment',
        });
      if (paid.refunded)
        throw new StripeRefusal(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: 'Refunded',
        });
      if (paid.disputed)
        throw new StripeRefusal(400, {
          type: 'invalid_request_error',
          code: 'charge_disputed',
          message: 'Charged back',
        });
      paid.refunded = true;
      emit('charge.refunded', paid);
    },
  };
}

export const periodSeconds = (interval: string): number => lengths[interval as keyof typeof lengths];
