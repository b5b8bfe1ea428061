const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The local time in a zone, as if it were UTC. */
type WallClock = (at: Date) => number;

/** Creating a formatter is slow, and lists need the same few zones. Only real zones are added, so it stays small. */
const wallClocks = new Map<string, WallClock>();

function wallClockOf(timezone: string | null): WallClock | undefined {
  if (!timezone) return undefined;
  const known = wallClocks.get(timezone);
  if (known) return known;
  const made = fixedClock(timezone) ?? zoneClock(timezone);
  if (made) wallClocks.set(timezone, made);
  return made;
}

/** "UTC+05:30": for an event whose page gives only an offset. */
function fixedClock(timezone: string): WallClock | undefined {
  const match = /^UTC([+-])(\d{2}):(\d{2})$/.exec(timezone);
  if (!match) return undefined;
  const offset = (Number(match[2]) * 60 + Number(match[3])) * minuteMs * (match[1] === '-' ? -1 : 1);
  return (at) => at.getTime() + offset;
}

function zoneClock(timezone: string): WallClock | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    return (at) => {
      const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0);
    };
  } catch {
    // Free text such as "local time" is not a zone.
    return undefined;
  }
}

/** Whether the zone is known. */
export const isZone = (timezone: string): boolean => wallClockOf(timezone) !== undefined;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The calendar day of an event at its location. Midnight UTC represents a day without a time, which is that day
 * everywhere.
 */
export function eventDay(at: Date, timezone: string | null): string {
  const clock = wallClockOf(timezone);
  return isoDay(!clock || isDayOnly(at) ? at.getTime() : clock(at));
}

export const isDayOnly = (at: Date): boolean => at.getTime() % dayMs === 0;

/** If only the day is known, an event is upcoming until that day ends. */
export const leavesUpcoming = (start: Date): Date => (isDayOnly(start) ? new Date(start.getTime() + dayMs) : start);

/** How an event of today without a time is stored. */
export const startOfDay = (now: Date): Date => new Date(now.getTime() - (now.getTime() % dayMs));

export const dayAfter = (day: string): string => isoDay(Date.parse(day) + dayMs);

/** Minutes after midnight of "09:00 AM", "9pm" or "14:30"; undefined if it is not a time. */
export function parseTimeOfDay(text: string | null): number | undefined {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text?.trim() ?? '');
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

/** The instant at which it is this time on this day in the zone; undefined if the zone is unknown. */
export function instantOf(day: string, minutes: number, timezone: string | null): Date | undefined {
  const clock = wallClockOf(timezone);
  if (!clock) return undefined;
  const wanted = Date.parse(day) + minutes * minuteMs;
  const offsetAt = (time: number) => clock(new Date(time)) - time;
  // Around a clock change the first guess may have the wrong offset; the second is right.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** How a time on this day is stored. If the zone is unknown, day and time are right for people at the location. */
export function placeTime(day: string, minutes: number, timezone: string | null): Date {
  const at = instantOf(day, minutes, timezone);
  return at ? notMidnight(at, timezone) : new Date(Date.parse(day) + minutes * minuteMs);
}

/**
 * Midnight UTC represents a day without a time. In summer, 8 pm in New York is that very instant and would be shown on
 * the wrong day.
 */
export function notMidnight(at: Date, timezone: string | null): Date {
  const after = new Date(at.getTime() + 1);
  return isDayOnly(at) && eventDay(after, timezone) !== eventDay(at, null) ? after : at;
}

/** "09:00 AM" in the zone's local time. */
export function timeOfDay(at: Date, timezone: string): string {
  const wall = new Date(wallClockOf(timezone)?.(at) ?? at);
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, '0');
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
