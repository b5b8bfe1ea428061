import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn, readCard } from './test-cards.ts';

const now = new Date('2027-03-31T23:59:59Z');
const form = (change: object = {}) => ({ cardNumber: '4242 4242 4242 4242', expiry: '03/27', cvc: '123', ...change });

test.each([
  ['4242 4242 4242 4242', '123', 'visa', 'succeeds', false],
  ['5555-5555-5555-4444', '123', 'mastercard', 'succeeds', false],
  ['378282246310005', '1234', 'amex', 'succeeds', false],
  ['4000002500003155', '123', 'visa', 'succeeds', true],
  ['4000000000000002', '123', 'visa', 'card_declined', false],
  ['4000000000009995', '123', 'visa', 'insufficient_funds', false],
])('%s is a card that %s %s', (cardNumber, cvc, brand, charge, needsConfirmation) => {
  const accepted = readCard(form({ cardNumber, cvc }), now);
  expect(accepted).toMatchObject({ card: { brand, charge }, needsConfirmation });
  expect(JSON.stringify(accepted)).not.toContain(cardNumber.replace(/\D/g, ''));
});

test.each(['03/27', '3/27', '03 / 27', '03/2027', '0327', '03-27'])('%s is good until the month is over', (expiry) => {
  expect(readCard(form({ expiry }), now).card).toMatchObject({ expMonth: 3, expYear: 2027 });
  expect(() => readCard(form({ expiry }), new Date('2027-04-02'))).toThrow('card_expired');
});

test.each([
  ['no number', { cardNumber: '' }, 'card_invalid'],
  ['a wrong check digit', { cardNumber: '4242424242424243' }, 'card_invalid'],
  ['month nought', { expiry: '00/40' }, 'card_invalid'],
  ['words for a date', { expiry: 'soon' }, 'card_invalid'],
  ['an Amex code on a Visa', { cvc: '1234' }, 'card_invalid'],
  ['a card that is nobody’s test card', { cardNumber: '4111 1111 1111 1111' }, 'card_declined'],
])('%s is refused', (_name, change, problem) => {
  expect(() => readCard(form(change), now)).toThrow(problem);
});

test('one wrong digit never passes the check', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = [...'4242424242424242'];
      digits[place] = String((Number(digits[place]) + shift) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});
