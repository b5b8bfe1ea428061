import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { useSentence } from './use-sentence.ts';

const unexpected = 'An unexpected error occurred. Please try again or contact support.';

function Said({ sentence }: { readonly sentence: string }) {
  return <output>{useSentence()(sentence)}</output>;
}

test.each([
  ['<html><head><title>502 Bad Gateway</title></head></html>', unexpected],
  ['{}', unexpected],
  ['No such plan', 'No such plan'],
])('what answered in the server’s place is not shown: %s', async (sentence, said) => {
  await renderAt('/', <Said sentence={sentence} />);
  expect((await screen.findByRole('status')).textContent).toBe(said);
});
