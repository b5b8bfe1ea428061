import type { plans } from '../schema/billing.ts';

/** What a subscription currently unlocks, in any plan. Improving, templates, downloads and the board are free. */
const features = JSON.stringify([
  'AI chat assistant, the same in every plan',
  'Ask for changes to your resume in your own words',
  'Change plan or cancel at any time',
]);

export const seedPlans: readonly (typeof plans.$inferInsert)[] = [
  {
    name: 'basic',
    displayName: 'Basic',
    description: 'For a search that is just starting.',
    monthlyPrice: 1000,
    annualPrice: 10_800,
    features,
  },
  {
    name: 'premium',
    displayName: 'Premium',
    description: 'For applying every week.',
    monthlyPrice: 2000,
    annualPrice: 21_600,
    features,
  },
  {
    name: 'professional',
    displayName: 'Professional',
    description: 'For a career change.',
    monthlyPrice: 3000,
    annualPrice: 32_400,
    features,
  },
];
