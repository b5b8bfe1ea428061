import type { plans } from '../schema/billing.ts';

export const seedPlans: readonly (typeof plans.$inferInsert)[] = [
  {
    name: 'basic',
    displayName: 'Basic',
    description: 'For a search that is just starting.',
    monthlyPrice: 1000,
    annualPrice: 10_800,
    features: JSON.stringify(['10 resume improvements a month', 'AI chat assistant', 'PDF, Word and text downloads']),
  },
  {
    name: 'premium',
    displayName: 'Premium',
    description: 'For applying every week.',
    monthlyPrice: 2000,
    annualPrice: 21_600,
    features: JSON.stringify([
      'Unlimited resume improvements',
      'AI chat assistant',
      'All templates',
      'Application board',
    ]),
  },
  {
    name: 'professional',
    displayName: 'Professional',
    description: 'For a career change, with people beside you.',
    monthlyPrice: 3000,
    annualPrice: 32_400,
    features: JSON.stringify(['Everything in Premium', 'Priority support', 'Follow-up reminders']),
  },
];
