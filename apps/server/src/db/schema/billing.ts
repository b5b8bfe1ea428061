import type { BillingCycle, SubscriptionStatus } from '@fitted/contract/constants';
import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentCard, ProviderSubscription } from '../../ports/payments.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const plans = pgTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  /** Prices in pence. */
  monthlyPrice: integer('monthly_price').notNull(),
  annualPrice: integer('annual_price'),
  /** A JSON array of strings as text. Anything else is read as an empty list. */
  features: text('features').notNull().default('[]'),
  stripePriceIdMonthly: text('stripe_price_id_monthly').notNull().default(''),
  stripePriceIdAnnual: text('stripe_price_id_annual'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Numbers the readings of the provider's state across processes: the reading that started last wins. */
export const billingReadings = pgSequence('billing_readings');

/** The number of the reading that a copy of the provider's state came from. */
const reading = () => bigint('reading', { mode: 'number' }).notNull().default(0);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    stripeSubscriptionId: text('stripe_subscription_id').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    /** In pence per period. A later price change does not affect what this person pays. */
    amount: integer('amount').notNull().default(0),
    card: jsonb('card').$type<PaymentCard>(),
    /** When the missed payment was due; access continues for some days from then. */
    pastDueSince: instant('past_due_since'),
    /** A card change in progress; the card counts once its holder has confirmed it. */
    pendingSetupId: text('pending_setup_id'),
    reading: reading(),
    readAt: instant('read_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_customer').on(table.stripeCustomerId),
    index('subscriptions_live').on(table.readAt).where(sql`status <> 'cancelled'`),
    index('subscriptions_live_until').on(table.currentPeriodEnd).where(sql`status <> 'cancelled'`),
    index('subscriptions_past_due').on(table.pastDueSince).where(sql`status = 'past_due'`),
    uniqueIndex('subscriptions_stripe_unique').on(table.stripeSubscriptionId),
  ],
);

/**
 * - `open`: started but not paid; a person has at most one, however often they click;
 * - `paid`: paid before the account exists, waiting for the registration to be finished;
 * - `refunding`: nobody finished the registration; it is being refunded and can no longer be used;
 * - `used`: became a subscription; `ended`: cancelled, expired or refunded.
 */
export type CheckoutState = 'open' | 'paid' | 'refunding' | 'used' | 'ended';

/** A subscription between choosing a plan and the first payment, with or without an account. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    username: text('username').notNull(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    isTrial: boolean('is_trial').notNull(),
    /**
     * Idempotency key for the provider: asking twice creates one order. Before there is an account, only the browser that started
     * the checkout knows this key, which proves whose it is.
     */
    orderKey: uuid('order_key').notNull().defaultRandom(),
    state: text('state').$type<CheckoutState>().notNull().default('open'),
    /** Null until the provider has answered. */
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** A process is asking the provider; no other may do so before this time. */
    claimedUntil: instant('claimed_until'),
    /** The provider's last known state; an account created later starts from it. */
    snapshot: jsonb('snapshot').$type<ProviderSubscription>(),
    reading: reading(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkouts_open_of_user').on(table.userId).where(sql`state = 'open' and user_id is not null`),
    uniqueIndex('checkouts_order').on(table.orderKey),
    index('checkouts_of_newcomer')
      .on(sql`lower(${table.email})`, sql`lower(${table.username})`)
      .where(sql`state in ('open', 'paid') and user_id is null`),
    uniqueIndex('checkouts_stripe_unique').on(table.stripeSubscriptionId),
    index('checkouts_customer').on(table.stripeCustomerId),
    index('checkouts_user').on(table.userId).where(sql`user_id is not null`),
    index('checkouts_untouched').on(table.updatedAt).where(sql`state <> 'used'`),
  ],
);

/** Free trials already used, by address hash only. Outlives the account; otherwise deleting it would give another trial. */
export const trialUses = pgTable(
  'trial_uses',
  {
    addressHash: text('address_hash').primaryKey(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [index('trial_uses_used').on(table.usedAt)],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: integer('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    stripeInvoiceId: text('stripe_invoice_id').notNull(),
    stripePaymentIntentId: text('stripe_payment_intent_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('gbp'),
    status: text('status').notNull(),
    paymentMethod: text('payment_method'),
    billingReason: text('billing_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_user').on(table.userId),
    index('payments_subscription').on(table.subscriptionId).where(sql`subscription_id is not null`),
    uniqueIndex('payments_invoice_unique').on(table.stripeInvoiceId),
  ],
);

/** Every webhook event received with a valid signature, stored once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    index('webhook_events_waiting').on(table.receivedAt).where(sql`processed_at is null`),
    index('webhook_events_received').on(table.receivedAt),
    index('webhook_events_customer').on(sql`(payload ->> 'customerId')`),
  ],
);
