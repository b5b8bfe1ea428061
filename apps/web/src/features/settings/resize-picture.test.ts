import { expect, test } from 'vitest';
import { middleSquare } from './resize-picture.ts';

test.each([
  [300, 200, { x: 50, y: 0, size: 200 }],
  [200, 300, { x: 0, y: 50, size: 200 }],
  [256, 256, { x: 0, y: 0, size: 256 }],
])('of %i × %i the middle is kept', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});
