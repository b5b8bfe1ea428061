import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTexts } from './texts.ts';
import { useSentence } from './use-sentence.ts';

test.each([
  [
    '<html><head><title>502 Bad Gateway</title></head></html>',
    'An unexpected error occurred. Please try again or contact support.',
  ],
  ['{}', 'An unexpected error occurred. Please try again or contact support.'],
  ['No such plan', 'No such plan'],
])('what answered in the server’s place is not shown: %s', async (answered, said) => {
  await startTexts('en');
  const { result } = renderHook(useSentence);
  expect(result.current(answered)).toBe(said);
});
