import { expect, test } from 'vitest';
import { pattern } from './pattern.ts';

test('a pattern on several lines is the same as on one', () => {
  const words = 'one|two';
  const found = pattern('iu')`
    ^(?:${words}
    |three and \p{N}+)\s*
    $
  `;
  expect(found).toEqual(/^(?:one|two|three and \p{N}+)\s*$/iu);
});
