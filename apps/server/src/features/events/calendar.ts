import { dayAfter, eventDay, instantOf, parseTimeOfDay } from './event-days.ts';
import type { EventRow } from './repository.ts';

/** One event as an iCalendar file (RFC 5545), for "Add to calendar". */
export function writeCalendar(event: EventRow, appUrl: string): string {
  const page = new URL(`/meet-employers/${event.id}`, appUrl).href;
  const place = event.isVirtual
    ? 'Online Event'
    : [event.venue, event.address, event.city, event.country].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fitted//Meet Employers//EN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(appUrl).hostname}`,
    `DTSTAMP:${compact(event.updatedAt)}`,
    ...times(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(`${event.description}\n\n${page}`)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/**
 * Times are free text. A readable one is placed in the event's zone, or left floating if the zone is unknown. An event
 * without a readable start, or of several days without a readable end, takes whole days, which is never wrong.
 */
function times(event: EventRow): string[] {
  const { timezone } = event;
  const startDay = eventDay(event.startDate, timezone);
  const lastDay = eventDay(new Date(Math.max(event.startDate.getTime(), event.endDate.getTime())), timezone);
  const startMinutes = parseTimeOfDay(event.startTime);
  const endMinutes = parseTimeOfDay(event.endTime);
  if (startMinutes === undefined || (lastDay > startDay && endMinutes === undefined)) {
    return [`DTSTART;VALUE=DATE:${digits(startDay)}`, `DTEND;VALUE=DATE:${digits(dayAfter(lastDay))}`];
  }
  const start = moment(startDay, startMinutes, timezone);
  const end = endMinutes === undefined ? undefined : moment(lastDay, endMinutes, timezone);
  // An end before the start is the source's mistake; calendars would reject the whole file.
  return [`DTSTART:${start}`, ...(end !== undefined && end > start ? [`DTEND:${end}`] : [])];
}

function moment(day: string, minutes: number, timezone: string | null): string {
  const at = instantOf(day, minutes, timezone);
  if (at) return compact(at);
  return compact(new Date(Date.parse(day) + minutes * 60_000)).slice(0, -1);
}

const digits = (day: string) => day.replaceAll('-', '');
const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A line has at most 75 bytes; a longer one continues after a space. Characters are never split. */
function fold(line: string): string {
  const rows: string[] = [];
  let [row, size] = ['', 0];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > 74) {
      rows.push(row);
      [row, size] = ['', 0];
    }
    row += character;
    size += bytes;
  }
  return [...rows, row].join('\r\n ');
}
