import { expect, test } from 'vitest';
import { buildEvent } from '../../testing/build-event.ts';
import { eventData } from './event-data.ts';

const midnight = '2030-03-10T00:00:00.000Z';

test.each([
  ['both times', {}, ['2030-03-10T10:00:00.000Z', '2030-03-10T16:00:00.000Z']],
  ['no end', { endTime: null }, ['2030-03-10T10:00:00.000Z', '2030-03-10']],
  ['no times', { startTime: null, endTime: null }, ['2030-03-10', '2030-03-10']],
  ['times that nobody can place', { startDate: midnight, endDate: midnight }, ['2030-03-10', '2030-03-10']],
])('an event with %s is told as exactly as it is known', (_, changes, told) => {
  const { startDate, endDate } = eventData(buildEvent(changes), 'https://fitted.example') as Record<string, unknown>;
  expect([startDate, endDate]).toEqual(told);
});
