import type { Billing, Plan } from '@fitted/contract/billing';

export const buildPlan = (changes: Partial<Plan> = {}): Plan => ({
  id: 1,
  name: 'basic',
  displayName: 'Basic',
  description: 'For one search at a time.',
  monthlyPrice: 1000,
  annualPrice: 10_800,
  features: '["Chat with the assistant","PDF and Word"]',
  stripePriceIdMonthly: '',
  stripePriceIdAnnual: null,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

type Subscription = NonNullable<Billing['subscription']>;

export const buildBilling = (changes: Partial<Subscription> = {}): Billing => ({
  subscription: {
    id: 5,
    plan: buildPlan(),
    status: 'active',
    billingCycle: 'monthly',
    amount: 1000,
    currentPeriodStart: '2026-03-01T10:00:00.000Z',
    currentPeriodEnd: '2026-04-01T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
    ...changes,
  },
  payments: [
    {
      id: 9,
      amount: 1000,
      currency: 'gbp',
      status: 'paid',
      billingReason: 'subscription_create',
      createdAt: '2026-03-01T10:00:00.000Z',
    },
  ],
  isTrialAvailable: false,
});
