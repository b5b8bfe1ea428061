import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, dayOf, weeksUpTo } from './calendar.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the day is the one on the calendar of the person', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-28T11:30:00Z', '2026-03-29'],
    ['Asia/Tokyo', '2026-01-01T14:59:00Z', '2026-01-01'],
    ['Asia/Tokyo', '2026-01-01T15:00:00Z', '2026-01-02'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', '2025-12-31'],
    ['America/Los_Angeles', '2026-01-01T08:00:00Z', '2026-01-01'],
    // The night in March that loses an hour, and the one in October that has one twice.
    ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // Midnight does not exist here on the first day of summer time.
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
    ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01'],
  ])('%s at %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf(new Date(instant))).toBe(day);
  });
});

describe('days are counted by the calendar, in every zone', () => {
  test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'America/Santiago'])('%s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
    expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

test('the weeks end with this one and begin on the first day of the week', () => {
  const [first, last] = [weeksUpTo('2026-11-15', 2, 1)[0], weeksUpTo('2026-11-15', 2, 1)[1]];
  expect([first?.[0], first?.[6], last?.[0], last?.[6]]).toEqual([
    '2026-11-02',
    '2026-11-08',
    '2026-11-09',
    '2026-11-15',
  ]);
  expect(weeksUpTo('2026-11-15', 1, 0)[0]?.[0]).toBe('2026-11-15');
});
