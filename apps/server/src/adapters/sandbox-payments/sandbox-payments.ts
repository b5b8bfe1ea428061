import { randomBytes } from 'node:crypto';
import { currency } from '@fitted/contract/constants';
import type { Database } from '../../db/client.ts';
import type {
  Order,
  Payments,
  ProviderEvent,
  ProviderInvoice,
  ProviderSubscription,
  SandboxPayment,
} from '../../ports/payments.ts';
import { CardRefused, PaymentsRefused, sandboxMark, WebhookRefused } from '../../ports/payments.ts';
import {
  type Account,
  addPeriod,
  advance,
  bill,
  change,
  changePrice,
  collect,
  end,
  type InvoiceState,
} from './account.ts';
import { createGatewayRepository, type IntentRow } from './repository.ts';
import { type AcceptedCard, readCard } from './test-cards.ts';

const makeId = (kind: string) => `${kind}${sandboxMark}${randomBytes(12).toString('hex')}`;
const day = 24 * 60 * 60 * 1000;
const advancedAtOnce = 500;

/** A payment provider without money, for sites without keys. Has the real one's states, errors and test cards. */
export function createSandboxPayments(db: Database, now: () => Date): Payments {
  const gateway = createGatewayRepository(db);

  /** Changes one subscription; concurrent calls run one after the other. */
  const edit = (id: string, act: (account: Account) => Account) =>
    db.transaction(async (tx) => {
      const locked = createGatewayRepository(tx);
      const account = await locked.lock(id);
      if (account) await locked.save(act(account));
      return account !== null;
    });

  return {
    form: { provider: 'sandbox' },
    // If the keys are missing by mistake, the site must not end subscriptions that people really pay for.
    hasIssued: () => true,
    sandbox: {
      confirm: (payment) => confirm(payment, db, now()),
      advance: () => advanceAll(db, now()),
    },

    async begin(order) {
      const begun = await db.transaction((tx) => begin(order, createGatewayRepository(tx), now()));
      return { customerId: begun.customerId, subscriptionId: begun.id, priceId: '' };
    },

    async read(id) {
      const account = await gateway.find(id);
      return account ? present(account) : null;
    },

    async findClientSecret(id) {
      return (await gateway.findFirstIntent(id))?.clientSecret ?? null;
    },

    async setCancelAtPeriodEnd(id, isCancelled) {
      await edit(id, (account) => change(account, { cancelAtPeriodEnd: isCancelled }));
    },

    async cancel(id) {
      // A real subscription, whose keys are gone: reporting it as ended would be wrong, and its card would still be
      // charged.
      if (id.startsWith('sub_') && !id.includes(sandboxMark))
        throw new PaymentsRefused('a real subscription cannot be ended without the keys of its provider');
      await edit(id, (account) => {
        const { status } = account.subscription;
        if (status === 'cancelled' || status === 'expired') return account;
        return end(account, status === 'incomplete' ? 'expired' : 'cancelled');
      });
    },

    refund: (id) => gateway.refund(id),

    async changePrice(id, { planId, billingCycle, amount }) {
      const isFound = await edit(id, (account) => {
        const old = account.subscription;
        if (old.planId === planId && old.billingCycle === billingCycle) return account;
        return changePrice(account, { planId, billingCycle, amount }, now(), makeId);
      });
      return isFound ? { priceId: '' } : null;
    },

    async beginCardChange({ subscriptionId }) {
      const intent = newIntent(subscriptionId, 'card_change');
      await gateway.addIntent(intent);
      return { setupId: intent.id, clientSecret: intent.clientSecret };
    },

    async finishCardChange(id, setupId) {
      const intent = await gateway.findIntent(setupId);
      const { card } = intent ?? {};
      if (!card || intent?.subscriptionId !== id) return false;
      await edit(id, (account) => {
        const changed = change(account, { card });
        return account.subscription.status === 'past_due' ? collect(changed, now()) : changed;
      });
      return true;
    },

    findReceipt: async () => null,
    removeCustomer: (customerId) => gateway.removeCustomer(customerId),

    readWebhook() {
      throw new WebhookRefused('no payment provider is configured');
    },
  };
}

type Gateway = ReturnType<typeof createGatewayRepository>;

async function begin(order: Order, gateway: Gateway, at: Date) {
  const { price, trialDays } = order;
  const begun = await gateway.begin({
    id: makeId('sub'),
    orderKey: order.key,
    customerId: order.customerId ?? makeId('cus'),
    planId: price.planId,
    billingCycle: price.billingCycle,
    amount: price.amount,
    status: 'incomplete',
    trialDays,
    periodStart: at,
    periodEnd: addPeriod(at, price.billingCycle),
    createdAt: at,
  });
  // The order was placed before: return its subscription.
  if (await gateway.findFirstIntent(begun.id)) return begun;
  const account = await gateway.lock(begun.id);
  if (account && trialDays === 0) await gateway.save(bill(account, at, 'subscription_create', makeId));
  await gateway.addIntent(newIntent(begun.id, trialDays > 0 ? 'trial_card' : 'payment'));
  return begun;
}

function newIntent(subscriptionId: string, kind: IntentRow['kind']) {
  const id = makeId(kind === 'payment' ? 'pi' : 'seti');
  return { id, subscriptionId, kind, clientSecret: `${id}_secret_${randomBytes(18).toString('base64url')}` };
}

async function confirm(payment: SandboxPayment, db: Database, at: Date) {
  const intent = await createGatewayRepository(db).findIntentBySecret(payment.clientSecret);
  if (!intent) return null;
  const { id } = intent;
  return db.transaction(async (tx) => {
    const gateway = createGatewayRepository(tx);
    const account = await gateway.lock(intent.subscriptionId);
    // Read again under the lock, so that a double click confirms only once.
    if (!account || (await gateway.findIntent(id))?.isConfirmed) return { status: 'succeeded' as const, events: [] };
    const accepted = readCard(payment, at);
    if (accepted.needsConfirmation && !payment.confirmed) return { status: 'requires_action' as const, events: [] };
    await gateway.save(pay(account, intent, accepted, at));
    await gateway.confirmIntent(id, accepted.card);
    const type = intent.kind === 'payment' ? 'invoice.paid' : 'setup_intent.succeeded';
    return { status: 'succeeded' as const, events: [eventOf(type, account)] };
  });
}

function pay(account: Account, { kind }: IntentRow, { card, setup }: AcceptedCard, at: Date): Account {
  const { status, billingCycle, trialDays } = account.subscription;
  const outcome = kind === 'payment' ? card.charge : setup;
  if (outcome !== 'succeeds') throw new CardRefused(outcome);
  // The card stays on its intent until the change is finished.
  if (kind === 'card_change') return account;
  if (status !== 'incomplete') throw new CardRefused('payment_failed');
  if (kind === 'trial_card') {
    const periodEnd = new Date(at.getTime() + trialDays * day);
    return change(account, { card, status: 'trialing', periodStart: at, periodEnd });
  }
  return collect(change(account, { card, periodStart: at, periodEnd: addPeriod(at, billingCycle) }), at);
}

async function advanceAll(db: Database, now: Date): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = [];
  for (const id of await createGatewayRepository(db).listDue(now, advancedAtOnce)) {
    const changed = await db.transaction(async (tx) => {
      const gateway = createGatewayRepository(tx);
      const account = await gateway.lock(id);
      const next = account && advance(account, now, makeId);
      if (!next || next === account) return null;
      await gateway.save(next);
      return next;
    });
    if (changed) events.push(eventOf('customer.subscription.updated', changed));
  }
  return events;
}

const eventOf = (type: string, { subscription }: Account): ProviderEvent => ({
  id: makeId('evt'),
  type,
  subscriptionId: subscription.id,
  customerId: subscription.customerId,
});

function present({ subscription, invoices }: Account): ProviderSubscription {
  const { card } = subscription;
  return {
    id: subscription.id,
    customerId: subscription.customerId,
    status: subscription.status,
    priceId: '',
    planId: subscription.planId,
    billingCycle: subscription.billingCycle,
    amount: subscription.amount,
    currentPeriodStart: subscription.periodStart.toISOString(),
    currentPeriodEnd: subscription.periodEnd.toISOString(),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
    invoices: invoices.map(presentInvoice),
  };
}

const presentInvoice = (invoice: InvoiceState): ProviderInvoice => ({
  id: invoice.id,
  paymentIntentId: invoice.paymentIntentId,
  amount: invoice.amount,
  currency,
  status: invoice.status === 'open' && invoice.triedAt ? 'failed' : invoice.status,
  paymentMethod: invoice.paymentMethod,
  billingReason: invoice.billingReason,
  createdAt: invoice.createdAt.toISOString(),
});
