import { defaultLanguage as contractDefault, languages as contractLanguages } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languages } from './languages.ts';

test('the languages are those of the contract, in its order', () => {
  expect(languages).toEqual(contractLanguages);
  expect(defaultLanguage).toBe(contractDefault);
});

test.each(['it', 'constructor', '', null, 7])('%j is not one of them', (value) => {
  expect(isLanguage(value)).toBe(false);
});
