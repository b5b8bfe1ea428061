import { expect, test } from 'vitest';
import { calls, shapeNames } from './calls.ts';
import { maxExponent, measure } from './measure.ts';

test('there are shapes enough to find what starts over at every character', () => {
  expect(shapeNames.length).toBeGreaterThanOrEqual(75);
});

/** A fraction of the length in `bench/growth.ts`: enough to reveal quadratic growth unless other work hides it. */
const length = 4_000;

test.each(Object.keys(calls))('%s takes little more than twice as long for twice the text', async (call) => {
  const grown = [];
  for (const shape of shapeNames) {
    const { exponent, ms } = await measure(call, shape, length);
    if (exponent !== undefined && exponent > maxExponent)
      grown.push(`${shape}: ${ms.toFixed(0)} ms, exponent ${exponent.toFixed(2)}`);
  }
  expect(grown).toEqual([]);
});
