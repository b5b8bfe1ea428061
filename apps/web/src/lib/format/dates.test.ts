import { expect, test } from 'vitest';
import { formatDate, formatTimeRange } from './dates.ts';

test.each([
  ['en', 'Mar 23, 2025'],
  ['es', '23 mar 2025'],
  ['fr', '23 mars 2025'],
  ['de', '23. März 2025'],
  ['zh', '2025年3月23日'],
  ['ja', '2025年3月23日'],
] as const)('a day in %s', (language, shown) => {
  expect(formatDate('2025-03-23', { language })).toBe(shown);
});

test('English is the default', () => {
  expect(formatDate(new Date(2025, 0, 4, 12))).toBe('Jan 4, 2025');
});

test.each([[''], ['tomorrow'], [null], [undefined], [Number.NaN], ['2025-13-01'], ['2025-02-31']])(
  '%j is an invalid date',
  (value) => {
    expect(formatDate(value)).toBe('Invalid date');
  },
);

test('an invalid date is said in the words given', () => {
  expect(formatDate('?', { invalid: 'Ungültiges Datum' })).toBe('Ungültiges Datum');
});

test.each([
  [null, null, 'All day'],
  ['', '05:00 PM', 'All day'],
  ['09:00 AM', null, '09:00 AM'],
  ['09:00 AM', '05:00 PM', '09:00 AM - 05:00 PM'],
])('from %j to %j is %s', (start, end, shown) => {
  expect(formatTimeRange(start, end)).toBe(shown);
});

test.each([
  ['de', '09:00 AM', '05:30 PM', '9:00 - 17:30'],
  ['ja', '12:00 PM', '12:15 AM', '12:00 - 0:15'],
  ['fr', '14:00', null, '14:00'],
  ['es', 'mañana', 'a partir de las 10', 'mañana - a partir de las 10'],
] as const)('in %s from %j to %j is %s', (language, start, end, shown) => {
  expect(formatTimeRange(start, end, { language })).toBe(shown);
});
