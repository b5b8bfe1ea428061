import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, weeksUpTo } from './calendar.ts';

afterEach(() => vi.unstubAllEnvs());

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
