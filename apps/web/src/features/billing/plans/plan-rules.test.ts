import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPlan } from '../../../testing/build-billing.ts';
import {
  annualSaving,
  annualSavingPercent,
  cycleOf,
  hasAnnualPrice,
  priceOf,
  readFeatures,
  savingRange,
  sharedFeatures,
} from './plan-rules.ts';

test.each([
  ['["Chat","PDF"]', ['Chat', 'PDF']],
  ['[]', []],
  ['', []],
  ['not a list', []],
  ['{"a":1}', []],
  ['"Chat"', []],
  ['[1,2]', []],
  ['null', []],
])('the features %s', (text, features) => {
  expect(readFeatures(text)).toEqual(features);
});

test('what all plans offer is told apart from what one of them offers; of a single plan nothing is shared', () => {
  const plans = ['["Chat","PDF"]', '["PDF","Chat","Calls"]'].map((features) => buildPlan({ features }));
  expect(sharedFeatures(plans)).toEqual(['Chat', 'PDF']);
  expect(sharedFeatures(plans.slice(0, 1))).toEqual([]);
  expect(sharedFeatures([...plans, buildPlan({ features: 'not a list' })])).toEqual([]);
});

test.each([
  ['monthly', 10_800, 'monthly', 1000],
  ['annual', 10_800, 'annual', 10_800],
  ['annual', null, 'monthly', 1000],
] as const)('wanted %s with the annual price %s', (wanted, annualPrice, cycle, price) => {
  const plan = buildPlan({ monthlyPrice: 1000, annualPrice });
  expect(cycleOf(plan, wanted)).toBe(cycle);
  expect(priceOf(plan, wanted)).toBe(price);
});

test.each([
  [1000, 10_800, 10, 1200],
  [1000, 10_801, 9, 1199],
  [1000, 12_000, 0, 0],
  [1000, 13_000, 0, 0],
  [1000, null, 0, 0],
  [0, 0, 0, 0],
])('%i a month, %s a year saves %i percent', (monthlyPrice, annualPrice, percent, pence) => {
  const plan = buildPlan({ monthlyPrice, annualPrice });
  expect(annualSavingPercent(plan)).toBe(percent);
  expect(annualSaving(plan)).toBe(pence);
});

test('no saving is ever shown larger than it is', () => {
  const prices = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(prices, prices, (monthlyPrice, annualPrice) => {
      const percent = annualSavingPercent(buildPlan({ monthlyPrice, annualPrice }));
      expect(percent * monthlyPrice * 12).toBeLessThanOrEqual(Math.max(0, monthlyPrice * 12 - annualPrice) * 100);
    }),
  );
});

test('the switch is there when some plan can be paid by the year, and promises what all of them keep', () => {
  const none = buildPlan({ annualPrice: null });
  const ten = buildPlan({ monthlyPrice: 1000, annualPrice: 10_800 });
  const twenty = buildPlan({ monthlyPrice: 1000, annualPrice: 9600 });
  expect(hasAnnualPrice([none])).toBe(false);
  expect(hasAnnualPrice([none, ten])).toBe(true);
  expect(savingRange([none, ten, ten])).toEqual({ least: 10, most: 10 });
  expect(savingRange([ten, twenty])).toEqual({ least: 10, most: 20 });
  expect(savingRange([none])).toEqual({ least: 0, most: 0 });
});
