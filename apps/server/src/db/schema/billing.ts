import type { BillingCycle, SubscriptionStatus } from '@fitted/contract/constants';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
  /** A JSON array of strings as text; whatever else stands here reads as an empty list. */
  features: text('features').notNull().default('[]'),
  stripePriceIdMonthly: text('stripe_price_id_monthly').notNull().default(''),
  stripePriceIdAnnual: text('stripe_price_id_annual'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: integer('user_id')
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    uniqueIndex('subscriptions_stripe_unique').on(table.stripeSubscriptionId),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: integer('user_id')
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
    uniqueIndex('payments_invoice_unique').on(table.stripeInvoiceId),
  ],
);

/** Every webhook that arrived with a good signature, once. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  payload: jsonb('payload').notNull(),
  receivedAt: instant('received_at').notNull().defaultNow(),
  processedAt: instant('processed_at'),
});
