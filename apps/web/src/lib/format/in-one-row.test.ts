import { expect, test } from 'vitest';
import { inOneRow } from './in-one-row.ts';

test.each([
  [
    'Charge Nurse, Severn Vale Hospital\tMar 2021 – Present',
    'Charge Nurse, Severn Vale Hospital · Mar\u00a02021\u00a0–\u00a0Present',
  ],
  ['Counted parcels', 'Counted parcels'],
  ['Clerk\t\t2019', 'Clerk · 2019'],
])('%s', (line, row) => {
  expect(inOneRow(line)).toBe(row);
});
