import type { BillingCycle } from '@fitted/contract/constants';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentCard, ProviderStatus } from '../../ports/payments.ts';
import { createdAt, instant } from './columns.ts';

// The sandbox stands in for a payment provider. These tables are its own; only its adapter reads them.

export interface SandboxCard extends PaymentCard {
  /** The outcome of charging the card, decided by the test number. The number itself is not stored. */
  readonly charge: 'succeeds' | 'card_declined' | 'insufficient_funds';
}

export const gatewaySubscriptions = pgTable(
  'gateway_subscriptions',
  {
    id: text('id').primaryKey(),
    /** Idempotency key: the same order twice is one subscription. */
    orderKey: text('order_key').notNull(),
    customerId: text('customer_id').notNull(),
    planId: integer('plan_id').notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<ProviderStatus>().notNull(),
    trialDays: integer('trial_days').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    card: jsonb('card').$type<SandboxCard>(),
    /** Amount owed after a plan change, in pence, settled with the next invoice. Negative is a credit. */
    balance: integer('balance').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('gateway_subscriptions_order').on(table.orderKey),
    index('gateway_subscriptions_customer').on(table.customerId),
    index('gateway_subscriptions_due').on(table.status, table.periodEnd),
  ],
);

export const gatewayInvoices = pgTable(
  'gateway_invoices',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => gatewaySubscriptions.id, { onDelete: 'cascade' }),
    paymentIntentId: text('payment_intent_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<'open' | 'paid' | 'refunded' | 'void'>().notNull(),
    billingReason: text('billing_reason').notNull(),
    paymentMethod: text('payment_method'),
    triedAt: instant('tried_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('gateway_invoices_subscription').on(table.subscriptionId)],
);

/** What a payment form confirms: a first payment, or a card. */
export const gatewayIntents = pgTable(
  'gateway_intents',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => gatewaySubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'payment' | 'trial_card' | 'card_change'>().notNull(),
    clientSecret: text('client_secret').notNull(),
    card: jsonb('card').$type<SandboxCard>(),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('gateway_intents_secret').on(table.clientSecret),
    index('gateway_intents_subscription').on(table.subscriptionId),
  ],
);
