import { expect, test } from 'vitest';
import { readInterval } from './read-interval.ts';

test.each([
  ['1', 1],
  ['72', 72],
  [' 24 ', 24],
  ['6.4', 6],
  ['', 12],
  ['often', 12],
  ['NaN', 12],
  ['Infinity', 12],
  ['0', undefined],
  ['73', undefined],
  ['-3', undefined],
])('%j hours are read as %s', (text, hours) => {
  expect(readInterval(text)).toBe(hours);
});
