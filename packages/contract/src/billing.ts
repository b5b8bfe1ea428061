import { z } from 'zod';
import { Email, Username } from './account/users.ts';
import { billingCycles, planNames, subscriptionStatuses } from './constants.ts';
import { Id, IdParams, Instant } from './primitives.ts';
import { raw, route } from './route.ts';

export const Plan = z.object({
  id: Id,
  name: z.enum(planNames),
  displayName: z.string(),
  description: z.string(),
  /** Prices in pence. */
  monthlyPrice: z.int().nonnegative(),
  annualPrice: z.int().nonnegative().nullable(),
  /** A JSON array of strings, as text. */
  features: z.string(),
  /** The payment provider's price ids; blank until they exist. */
  stripePriceIdMonthly: z.string(),
  stripePriceIdAnnual: z.string().nullable(),
  isActive: z.boolean(),
  /** The plan's allowances. Without a language model `modelCallsADay` is null. */
  allowances: z
    .object({ modelCallsADay: z.int().nonnegative().nullable(), versionsPerResume: z.int().positive() })
    .optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = route({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans on offer',
  access: 'public',
  limit: 'none',
  response: z.array(Plan),
  errors: [],
});

export const SubscriptionState = z.object({ hasActiveSubscription: z.boolean(), isAdmin: z.boolean() });
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const subscriptionStatus = route({
  method: 'GET',
  path: '/api/user/subscription',
  summary: 'Whether the signed-in person counts as subscribed',
  access: 'user',
  limit: 'none',
  response: SubscriptionState,
  errors: [],
});

/** Which card form the browser shows: the provider's own, or the sandbox's demo form. */
export const PaymentForm = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ provider: z.literal('sandbox') }),
]);
export type PaymentForm = z.infer<typeof PaymentForm>;

export const paymentForm = route({
  method: 'GET',
  path: '/api/payment-form',
  summary: 'Which payment form the browser shows',
  access: 'public',
  limit: 'none',
  response: PaymentForm,
  errors: [],
});

export const PlanChoice = z.object({
  planId: Id,
  billingCycle: z.enum(billingCycles),
  /** Start with the free days of the terms, once per person. The card is taken now and charged when they end. */
  trial: z.boolean().default(false),
});
export type PlanChoice = z.infer<typeof PlanChoice>;

export const SubscriptionPayment = z.object({
  /** For the payment form; valid for this payment only. */
  clientSecret: z.string(),
  /** Id of the checkout, not of the subscription that `/api/billing` shows once it is paid. */
  subscriptionId: Id,
  stripeCustomerId: z.string(),
  stripeSubscriptionId: z.string(),
  /** Already paid on an earlier visit without finishing the registration: register with these ids, nothing to pay. */
  isPaid: z.boolean().default(false),
});
export type SubscriptionPayment = z.infer<typeof SubscriptionPayment>;

export const createSubscription = route({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Begin a subscription; it counts once its first payment is confirmed',
  access: 'user',
  limit: 'payment',
  body: PlanChoice,
  response: SubscriptionPayment,
  errors: ['not_found', 'already_subscribed', 'trial_used', 'payment_unavailable'],
});

export const createPreRegistrationSubscription = route({
  method: 'POST',
  path: '/api/create-pre-registration-subscription',
  summary: 'Begin a subscription for an account that is created after the payment',
  access: 'public',
  limit: 'payment',
  body: PlanChoice.extend({ username: Username, email: Email }),
  response: SubscriptionPayment,
  errors: ['not_found', 'already_exists', 'username_taken', 'trial_used', 'payment_unavailable'],
});

/** Test cards of the sandbox: 4242… succeeds, …0002 is declined, …9995 lacks funds, …3155 asks for confirmation. */
export const confirmSandboxPayment = route({
  method: 'POST',
  path: '/api/sandbox/confirm-payment',
  summary: 'Pay with a test card; exists only while no payment provider is configured',
  access: 'public',
  limit: 'payment',
  body: z.object({
    clientSecret: z.string().min(1).max(255),
    cardNumber: z.string().trim().min(1).max(30),
    expiry: z.string().trim().min(1).max(9),
    cvc: z.string().trim().min(1).max(4),
    /** Answers `requires_action`: the person has confirmed the payment with their bank. */
    confirmed: z.boolean().default(false),
  }),
  response: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
  errors: ['not_found', 'payment_failed', 'card_declined', 'insufficient_funds', 'card_invalid', 'card_expired'],
});

const Card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() });

const BilledSubscription = z.object({
  id: Id,
  plan: Plan,
  status: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  /** Amount of the next renewal, in pence. */
  amount: z.int().nonnegative(),
  currentPeriodStart: Instant,
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  card: Card.nullable(),
});

const Payment = z.object({
  id: Id,
  amount: z.int(),
  currency: z.string(),
  /** The provider may still retry a `failed` payment. */
  status: z.enum(['paid', 'failed', 'refunded']),
  billingReason: z.string().nullable(),
  createdAt: Instant,
});

/** What the Billing section shows: the current or most recent subscription, and payments. */
export const Billing = z.object({
  subscription: BilledSubscription.nullable(),
  payments: z.array(Payment),
  /** False once the person has used their free trial. */
  isTrialAvailable: z.boolean(),
});
export type Billing = z.infer<typeof Billing>;

export const billing = route({
  method: 'GET',
  path: '/api/billing',
  summary: 'The subscription of the signed-in person and what they paid',
  access: 'user',
  limit: 'none',
  response: Billing,
  errors: [],
});

const change = { method: 'POST', access: 'user', limit: 'payment', response: Billing } as const;

export const syncBilling = route({
  ...change,
  path: '/api/billing/sync',
  summary: 'Read the state from the payment provider now, instead of waiting for its event',
  errors: ['payment_unavailable'],
});

export const cancelSubscription = route({
  ...change,
  path: '/api/billing/cancel',
  summary: 'End the subscription with the period that is paid',
  errors: ['no_subscription', 'payment_unavailable'],
});

export const resumeSubscription = route({
  ...change,
  path: '/api/billing/resume',
  summary: 'Take a cancellation back while the paid period lasts',
  errors: ['no_subscription', 'payment_unavailable'],
});

export const switchPlan = route({
  ...change,
  path: '/api/billing/switch-plan',
  summary: 'Change plan or cycle; the difference is settled with the next invoice',
  body: PlanChoice.omit({ trial: true }),
  errors: ['not_found', 'no_subscription', 'payment_unavailable'],
});

export const startCardChange = route({
  ...change,
  path: '/api/billing/card',
  summary: 'Begin to replace the card; confirm it with the payment form, then sync',
  response: z.object({ clientSecret: z.string() }),
  errors: ['no_subscription', 'payment_unavailable'],
});

export const paymentReceipt = route({
  method: 'GET',
  path: '/api/billing/payments/:id/receipt',
  summary: 'The receipt of one payment, for printing',
  access: 'user',
  limit: 'none',
  params: IdParams,
  response: raw('text/html'),
  errors: ['not_found'],
});

export const stripeWebhook = route({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: 'Events of the payment provider; the signature covers the very bytes of the body',
  access: 'public',
  limit: 'none',
  body: raw('application/json'),
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook_refused'],
});
