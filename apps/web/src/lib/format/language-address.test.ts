import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, splitLanguage } from './language-address.ts';
import { languages } from './languages.ts';

test.each([
  ['/', undefined, '', '/'],
  ['/about-us', undefined, '', '/about-us'],
  ['/de', 'de', '/de', '/'],
  ['/de/', 'de', '/de', '/'],
  ['/ja/news/some-slug', 'ja', '/ja', '/news/some-slug'],
  ['/en/terms', 'en', '/en', '/terms'],
  ['/it/terms', undefined, '', '/it/terms'],
  ['/DE/terms', undefined, '', '/DE/terms'],
  ['/desk', undefined, '', '/desk'],
  ['//de/x', undefined, '', '//de/x'],
])('%s', (pathname, language, basename, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, basename, path });
});

test('an address in a language leads back to its page', () => {
  const path = fc.stringMatching(/^\/([a-z]{3,9}(\/[a-z0-9-]{1,9})?)?$/);
  fc.assert(
    fc.property(fc.constantFrom(...languages), path, (language, page) => {
      const found = splitLanguage(addressIn(language, page));
      expect(found.path).toBe(page);
      expect(found.language ?? 'en').toBe(language);
    }),
  );
});
