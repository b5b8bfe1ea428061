import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath, niceTop, placePoints } from './chart-path.ts';

test.each([
  [[], 4],
  [[0, 0], 4],
  [[3], 4],
  [[7], 10],
  [[10], 10],
  [[11], 20],
  [[26, 3], 40],
  [[9_999], 10_000],
])('the top of %j is %i', (values, top) => {
  expect(niceTop(values)).toBe(top);
});

test('every point lies in the box, from left to right', () => {
  const box = { width: 320, height: 100 };
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 366 }), (values) => {
      const points = placePoints(values, box);
      expect(points).toHaveLength(values.length);
      let before = -1;
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(before);
        expect(x).toBeLessThanOrEqual(box.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(box.height);
        before = x;
      }
    }),
  );
});

test('a line begins with a move', () => {
  expect(linePath([])).toBe('');
  expect(
    linePath([
      [0, 5],
      [10, 2],
    ]),
  ).toBe('M0 5L10 2');
});
