import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTop, placeNotes } from './place-notes.ts';

const at = (lineTop: number, height = 100) => ({ lineTop, height });

test('notes with room between them stand at their lines', () => {
  expect(placeNotes([at(0), at(200), at(500)], 10)).toEqual([0, 200, 500]);
});

test('a note whose place is taken follows the one above it', () => {
  expect(placeNotes([at(50), at(60), at(70)], 10)).toEqual([50, 160, 270]);
});

test('the note in hand stands at its line, and those above it move up', () => {
  expect(placeNotes([at(300), at(320), at(340)], 10, 2)).toEqual([120, 230, 340]);
});

test('no note lies on another, stands above the sheet, or changes places', () => {
  const notes = fc.array(fc.record({ lineTop: fc.nat(3000), height: fc.integer({ min: 1, max: 400 }) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(notes, fc.integer({ min: -1, max: 29 }), (given, inHand) => {
      const sorted = [...given].sort((one, other) => one.lineTop - other.lineTop);
      const tops = placeNotes(sorted, 8, inHand);
      for (const [index, top] of tops.entries()) {
        const above = sorted[index - 1];
        expect(top).toBeGreaterThanOrEqual(above ? (tops[index - 1] as number) + above.height + 8 : 0);
      }
    }),
  );
});

test.each([
  ['near the top, without a gap above it', 180, 0],
  ['further down, at most so far above its line', 300, 60],
  ['below the fold, raised into view', 690, 400],
  ['on another screen, near its line', 2000, 1760],
])('the first note stands %s', (_, lineTop, top) => {
  expect(firstTop(at(lineTop), { fold: 500, screen: 800 })).toBe(top);
});
