import { expect, test } from 'vitest';
import { isLanguage } from './languages.ts';

test.each(['it', 'constructor', '', null, 7])('%j is not one of them', (value) => {
  expect(isLanguage(value)).toBe(false);
});
