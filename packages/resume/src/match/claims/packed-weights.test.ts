import { expect, test } from 'vitest';
import { packWeights, unpackWeights } from './packed-weights.ts';

test('what is packed is unpacked again', () => {
  const weights = new Map([
    ['( _ )', 0.25],
    ['( _ of', -0.5],
    ['しました', 1.71],
    [`${'long '.repeat(8)}one`, -6.4],
    [`${'long '.repeat(8)}two`, 0.01],
  ]);
  const packed = packWeights(weights);
  expect(unpackWeights(packed)).toEqual(weights);
  expect(packed.length).toBeLessThan([...weights].join('').length);
});

test('a feature that would be read as two is not packed', () => {
  expect(() => packWeights(new Map([['Tool', 1]]))).toThrow('Tool');
});
