import { expect, test } from 'vitest';
import { findCardProblems, formatExpiry, groupDigits, testCards } from './test-cards.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['42424', '4242 4'],
  ['abc', ''],
])('the number %s', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12 / 34', '12/34'],
  ['12/3456', '12/34'],
])('the expiry %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  [{ number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  [{ number: '4242 4242 4242 4242', expiry: '13/34', cvc: '123' }, ['expiry']],
  [{ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '12' }, ['cvc']],
  [{ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '1234' }, []],
])('%j lacks %j', (values, problems) => {
  expect(findCardProblems(values)).toEqual(problems);
});

test('every number on offer is written as one would type it', () => {
  for (const { number } of testCards) expect(groupDigits(number)).toBe(number);
});
