import { expect, test } from 'vitest';
import { annualSaving, graceDays, monthlyPrices, refundDays, resetMinutes, trialDays } from './terms.ts';
import { maxUploadMegabytes, uploadExtensions } from './uploads.ts';

// All other tests take these from the contract, so this is the one that fails when a promise is changed by accident.
test('the terms and limits are those that people were promised', () => {
  expect({ trialDays, graceDays, refundDays, resetMinutes, annualSaving, maxUploadMegabytes }).toEqual({
    trialDays: 7,
    graceDays: 7,
    refundDays: 14,
    resetMinutes: 30,
    annualSaving: 10,
    maxUploadMegabytes: 10,
  });
  expect(Object.values(monthlyPrices)).toEqual([1000, 2000, 3000]);
  expect(uploadExtensions).toEqual(['.pdf', '.doc', '.docx', '.txt']);
});
