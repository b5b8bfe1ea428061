import { afterEach, describe, expect, test, vi } from 'vitest';
import { localDay } from './local-day.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the day is the one on the calendar of the person', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-28T11:30:00Z', '2026-03-29'],
    ['Asia/Tokyo', '2026-01-01T14:59:00Z', '2026-01-01'],
    ['Asia/Tokyo', '2026-01-01T15:00:00Z', '2026-01-02'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', '2025-12-31'],
    ['America/Los_Angeles', '2026-01-01T08:00:00Z', '2026-01-01'],
    // The night in March that loses an hour, and the one in October that repeats one.
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
    expect(localDay(new Date(instant))).toBe(day);
  });
});
