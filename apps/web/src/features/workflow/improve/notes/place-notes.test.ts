import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNotes } from './place-notes.ts';

const at = (lineTop: number, height = 100) => ({ lineTop, height });

test('notes with room between them stand at their lines', () => {
  expect(placeNotes([at(0), at(200), at(500)], 10)).toEqual([0, 200, 500]);
});

test('notes of neighbouring lines share what they are away from them', () => {
  expect(placeNotes([at(500), at(520), at(540)], 10)).toEqual([410, 520, 630]);
});

test('where there is no room above, the others follow the first', () => {
  expect(placeNotes([at(50), at(60), at(70)], 10)).toEqual([0, 110, 220]);
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
