import { expect, test } from 'vitest';
import { countryOptions } from './countries.ts';
import { languages } from './languages.ts';

test.each(languages)('in %s every country has a name of its own', (language) => {
  const options = countryOptions(language);
  expect(options.length).toBeGreaterThan(190);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

test('the stored name does not depend on the language it was chosen in', () => {
  const german = countryOptions('de').find(({ label }) => label === 'Deutschland');
  expect(german?.value).toBe('Germany');
});
