import { annualSaving, monthlyPrices } from '@fitted/contract/limits/terms';
import type { plans } from '../schema/billing.ts';

/** What a subscription currently unlocks, in any plan. Improving, templates, downloads and the board are free. */
const features = JSON.stringify([
  'AI chat assistant, the same in every plan',
  'Ask for changes to your resume in your own words',
  'Change plan or cancel at any time',
]);

const prices = (plan: keyof typeof monthlyPrices) => ({
  monthlyPrice: monthlyPrices[plan],
  annualPrice: (monthlyPrices[plan] * 12 * (100 - annualSaving)) / 100,
});

export const seedPlans: readonly (typeof plans.$inferInsert)[] = [
  {
    name: 'basic',
    displayName: 'Basic',
    description: 'For a search that is just starting.',
    ...prices('basic'),
    features,
  },
  {
    name: 'premium',
    displayName: 'Premium',
    description: 'For applying every week.',
    ...prices('premium'),
    features,
  },
  {
    name: 'professional',
    displayName: 'Professional',
    description: 'For a career change.',
    ...prices('professional'),
    features,
  },
];
