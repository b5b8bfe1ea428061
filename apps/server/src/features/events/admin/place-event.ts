import type { EventChange } from '@fitted/contract/admin/content';
import { compact } from '../../../db/compact.ts';
import { eventDay, isDayOnly, parseTimeOfDay, placeTime } from '../event-days.ts';
import type { EventRow } from '../repository.ts';

type Instants = Pick<EventRow, 'startDate' | 'endDate'>;
type Times = Pick<EventRow, 'startTime' | 'endTime' | 'timezone'>;

/** The instants of an event from its days and times. Without a readable start time only the days are known. */
export function placeEvent(start: string, end: string, { startTime, endTime, timezone }: Times): Instants {
  const startMinutes = parseTimeOfDay(startTime);
  if (startMinutes === undefined) return { startDate: new Date(start), endDate: new Date(end) };
  const endMinutes = parseTimeOfDay(endTime) ?? startMinutes;
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return {
    startDate: place(start, startMinutes, timezone),
    // "10 PM to 2 AM" given for one day must not end before it begins.
    endDate: place(end, isOneDay ? Math.max(startMinutes, endMinutes) : endMinutes, timezone),
  };
}

/** A new time or zone moves the instants and keeps the days; without either, they stay as they are. */
export function moveEvent(change: EventChange, before: EventRow): Partial<Instants> {
  const { startDate, endDate, startTime, endTime, timezone } = change;
  const times = compact({ startTime, endTime, timezone });
  const isRetimed = Object.keys(times).length > 0;
  if (!isRetimed && startDate === undefined && endDate === undefined) return {};
  const kept = (at: Date) => (isRetimed ? eventDay(at, before.timezone) : at.toISOString());
  return placeEvent(startDate ?? kept(before.startDate), endDate ?? kept(before.endDate), { ...before, ...times });
}

/** A timestamp that is more than a day is used as given. */
function place(moment: string, minutes: number, timezone: string | null): Date {
  const at = new Date(moment);
  return isDayOnly(at) ? placeTime(moment.slice(0, 10), minutes, timezone) : at;
}
