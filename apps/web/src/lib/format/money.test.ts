import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', '£10.00'],
  ['es', '10,00 GBP'],
  ['fr', '10,00 £GB'],
  ['de', '10,00 £'],
  ['zh', '£10.00'],
  ['ja', '£10.00'],
] as const)('a thousand pence in %s', (language, shown) => {
  expect(plain(formatMoney(1000, { language }))).toBe(shown);
});

test('every penny is shown', () => {
  expect(formatMoney(10_801)).toBe('£108.01');
});

test('a currency without decimals has none', () => {
  expect(formatMoney(1500, { currency: 'jpy' })).toBe('¥1,500');
});
