import type Stripe from 'stripe';
import { type FormFields, fieldsOf, listOf, textOf } from './form-body.ts';
import type { CustomerObject, PriceObject, SubscriptionObject } from './objects.ts';
import { periodSeconds, StripeRefusal, type StripeWorld } from './stripe-world.ts';

type Call = (world: StripeWorld, fields: FormFields, id: string) => unknown;

const list = (data: readonly unknown[], url: string) => ({ object: 'list', data, has_more: false, url });
const numberOf = (field: FormFields[string] | undefined) => Number(textOf(field) ?? 0);
const metadataOf = (fields: FormFields) => fieldsOf(fields.metadata) as Stripe.Metadata;
const bad = (message: string, code?: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...(code && { code }) });

/** The calls that the adapter makes. Others get Stripe's response for an unknown URL. */
const calls: Readonly<Record<string, Call>> = {
  'POST /v1/customers': (world, fields) =>
    world.add<CustomerObject>({
      id: world.newId('cus'),
      object: 'customer',
      email: textOf(fields.email) ?? null,
      name: textOf(fields.name) ?? '',
      invoice_settings: { default_payment_method: null },
    }),
  'GET /v1/customers/:id': (world, _fields, id) => world.get('customer', id),
  'DELETE /v1/customers/:id': (world, _fields, id) => {
    world.get('customer', id).deleted = true;
    for (const subscription of world.all('subscription'))
      if (subscription.customer === id && subscription.status !== 'canceled') end(world, subscription);
    return { id, object: 'customer', deleted: true };
  },

  'GET /v1/prices/:id': (world, _fields, id) => world.get('price', id),
  'GET /v1/prices': (world, fields) => {
    const keys = listOf(fields.lookup_keys);
    return list(
      world.all('price').filter(({ lookup_key: key }) => key !== null && keys.includes(key)),
      '/v1/prices',
    );
  },
  'POST /v1/prices': (world, fields) => {
    if (!textOf(fieldsOf(fields.product_data).name)) throw bad('Missing product');
    return world.add<PriceObject>({
      id: world.newId('price'),
      object: 'price',
      active: true,
      currency: textOf(fields.currency) ?? '',
      unit_amount: numberOf(fields.unit_amount),
      lookup_key: textOf(fields.lookup_key) ?? null,
      metadata: metadataOf(fields),
      recurring: {
        interval: textOf(fieldsOf(fields.recurring).interval) as Stripe.Price.Recurring.Interval,
        interval_count: 1,
      },
    });
  },

  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions/:id': (world, _fields, id) => world.get('subscription', id),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': (world, _fields, id) => {
    const subscription = world.get('subscription', id);
    if (isOver(subscription))
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such subscription',
      });
    return end(world, subscription);
  },

  'GET /v1/invoices': (world, fields) => {
    // For an unknown subscription Stripe returns an error, not an empty list.
    const { id } = world.get('subscription', textOf(fields.subscription) ?? '');
    return list(
      world
        .all('invoice')
        .filter(({ parent }) => parent.subscription_details.subscription === id)
        .filter(({ status }) => !fields.status || status === textOf(fields.status))
        .reverse(),
      '/v1/invoices',
    );
  },
  'GET /v1/invoices/:id': (world, _fields, id) => world.get('invoice', id),
  'POST /v1/invoices/:id/pay': (world, fields, id) => {
    const invoice = world.get('invoice', id);
    const method = requireAttached(world, textOf(fields.payment_method) ?? '');
    if (world.charge(invoice, method)) return invoice;
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: world.refusalOf(method),
      message: 'Your card was refused.',
    });
  },

  'GET /v1/charges': (world, fields) =>
    list(
      world.all('charge').filter(({ customer }) => customer === textOf(fields.customer)),
      '/v1/charges',
    ),
  'POST /v1/refunds': (world, fields) => {
    world.refund(textOf(fields.payment_intent) ?? '');
    return { id: world.newId('re'), object: 'refund', status: 'succeeded' };
  },

  'POST /v1/setup_intents': (world, fields) => {
    // Removed in this API version; otherwise only the real Stripe would reveal the mistake of sending it.
    if (fields.payment_method_types) throw bad('Received unknown parameter: payment_method_types', 'parameter_unknown');
    return world.addSetup(textOf(fields.customer) ?? '', metadataOf(fields));
  },
  'GET /v1/setup_intents/:id': (world, _fields, id) => world.get('setup_intent', id),
};

export function callStripe(world: StripeWorld, method: string, path: string, fields: FormFields): unknown {
  const [, kind = '', id = '', act = ''] = /^\/v1\/([a-z_]+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
  const call = calls[`${method} /v1/${kind}${id && '/:id'}${act && `/${act}`}`];
  if (!call)
    throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL ${path}` });
  return call(world, fields, id);
}

const isOver = ({ status }: SubscriptionObject) => status === 'canceled' || status === 'incomplete_expired';

function requireAttached(world: StripeWorld, methodId: string): string {
  const { id, customer } = world.get('payment_method', methodId);
  if (!customer) throw bad('The payment method was detached from a customer, and may not be used again');
  return id;
}

function end(world: StripeWorld, subscription: SubscriptionObject): SubscriptionObject {
  subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  for (const invoice of world.all('invoice'))
    if (invoice.parent.subscription_details.subscription === subscription.id && invoice.status === 'open')
      invoice.status = 'void';
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

function createSubscription(world: StripeWorld, fields: FormFields): SubscriptionObject {
  const customer = world.get('customer', textOf(fields.customer) ?? '');
  if (customer.deleted) throw bad('No such customer', 'resource_missing');
  if (fields.payment_behavior !== 'default_incomplete') throw bad('This customer has no attached payment source');
  const price = world.get('price', textOf(fieldsOf(listOf(fields.items)[0]).price) ?? '');
  const trialDays = numberOf(fields.trial_period_days);
  const start = world.now();
  const length = trialDays > 0 ? trialDays * 24 * 60 * 60 : periodSeconds(price.recurring.interval);
  const subscription = world.add<SubscriptionObject>({
    id: world.newId('sub'),
    object: 'subscription',
    // Stripe starts a trial at once, even without a card.
    status: trialDays > 0 ? 'trialing' : 'incomplete',
    customer: customer.id,
    cancel_at: null,
    cancel_at_period_end: false,
    created: start,
    metadata: metadataOf(fields),
    default_payment_method: null,
    pending_setup_intent: null,
    latest_invoice: null,
    items: {
      object: 'list',
      data: [
        {
          id: world.newId('si'),
          object: 'subscription_item',
          price,
          current_period_start: start,
          current_period_end: start + length,
        },
      ],
      has_more: false,
      url: '/v1/subscription_items',
    },
  });
  world.addInvoice(subscription, trialDays > 0 ? 0 : (price.unit_amount ?? 0), 'subscription_create');
  if (trialDays > 0) subscription.pending_setup_intent = world.addSetup(customer.id, {}).id;
  world.emit('customer.subscription.created', subscription);
  return subscription;
}

function updateSubscription(world: StripeWorld, fields: FormFields, id: string): SubscriptionObject {
  const subscription = world.get('subscription', id);
  if (isOver(subscription)) throw bad('A canceled subscription can only update its metadata');
  if (fields.cancel_at_period_end) subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true';
  if (fields.cancel_at === '') subscription.cancel_at = null;
  const method = textOf(fields.default_payment_method);
  if (method) subscription.default_payment_method = requireAttached(world, method);
  const change = fieldsOf(listOf(fields.items)[0]);
  if (textOf(change.price)) {
    const item = world.itemOf(subscription);
    if (item.id !== textOf(change.id)) throw bad('A second item');
    item.price = world.get('price', textOf(change.price) ?? '');
  }
  Object.assign(subscription.metadata, metadataOf(fields));
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}
