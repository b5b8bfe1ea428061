import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, eventDay, instantOf, parseTimeOfDay } from './event-days.ts';

test.each([
  ['an evening in New York, already tomorrow in London', '2026-03-11T01:30:00Z', 'America/New_York', '2026-03-10'],
  ['a morning in Tokyo, still yesterday in London', '2026-03-09T23:30:00Z', 'Asia/Tokyo', '2026-03-10'],
  ['a day without a time', '2026-03-10T00:00:00Z', 'America/New_York', '2026-03-10'],
  ['no zone', '2026-03-10T23:00:00Z', null, '2026-03-10'],
  ['a zone that nobody knows', '2026-03-10T23:00:00Z', 'local time', '2026-03-10'],
])('%s', (_, at, timezone, day) => {
  expect(eventDay(new Date(at), timezone)).toBe(day);
});

test.each([
  ['09:00 AM', 540],
  ['9am', 540],
  ['12:15 am', 15],
  ['12 p.m.', 720],
  ['06:30 PM', 1110],
  ['14:30', 870],
  ['9.30', 570],
  ['9h30', 570],
  ['00:00', 0],
])('%s is a time of day', (text, minutes) => {
  expect(parseTimeOfDay(text)).toBe(minutes);
});

test.each([null, '', 'noon', '9', '25:00', '13:00 PM', '0:30 AM', '10:75', '10:00 - 11:00'])('%s is none', (text) => {
  expect(parseTimeOfDay(text)).toBeUndefined();
});

test.each([
  ['in winter', '2026-01-10', 600, 'Europe/London', '2026-01-10T10:00:00.000Z'],
  ['in summer', '2026-07-10', 600, 'Europe/London', '2026-07-10T09:00:00.000Z'],
  ['just after the clocks go forward', '2026-03-29', 180, 'Europe/London', '2026-03-29T02:00:00.000Z'],
  ['just before', '2026-03-29', 30, 'Europe/London', '2026-03-29T00:30:00.000Z'],
  ['between the two', '2026-03-29', 90, 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['just after they go back', '2026-11-01', 180, 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ['across the date line', '2026-01-10', 60, 'Pacific/Auckland', '2026-01-09T12:00:00.000Z'],
])('the instant of a time on the wall, %s', (_, day, minutes, timezone, at) => {
  expect(instantOf(day, minutes, timezone)?.toISOString()).toBe(at);
});

test('a time at noon, read back in its zone, is on the day it was said for', () => {
  const zones = fc.constantFrom('Europe/London', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati');
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      const day = date.toISOString().slice(0, 10);
      const at = instantOf(day, 721, zone);
      return at !== undefined && eventDay(at, zone) === day;
    }),
  );
});

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2028-02-29')).toBe('2028-03-01');
});
