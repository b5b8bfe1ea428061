const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Making one is slow, and lists ask for the same few zones again and again; only real zones get in, so it stays small. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat | undefined {
  const known = zoneFormats.get(timezone);
  if (known) return known;
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
    zoneFormats.set(timezone, format);
    return format;
  } catch {
    // Free text such as "local time" names no zone.
    return undefined;
  }
}

/** The clock on the wall of the zone, written as if it were UTC. */
function wallClock(at: Date, format: Intl.DateTimeFormat): number {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0);
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The calendar day of an event where it takes place. Midnight in UTC is how a day without a time is stored: it is that
 * day everywhere.
 */
export function eventDay(at: Date, timezone: string | null): string {
  const format = timezone ? formatOf(timezone) : undefined;
  if (!format || at.getTime() % dayMs === 0) return isoDay(at.getTime());
  return isoDay(wallClock(at, format));
}

export const dayAfter = (day: string): string => isoDay(Date.parse(day) + dayMs);

/** Minutes after midnight of "09:00 AM", "9pm" or "14:30"; undefined for what is not a time. */
export function parseTimeOfDay(text: string | null): number | undefined {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(text?.trim() ?? '');
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const [hour, minute, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

/** The instant at which a zone's clocks show this time on this day; undefined when the zone is unknown. */
export function instantOf(day: string, minutes: number, timezone: string | null): Date | undefined {
  const format = timezone ? formatOf(timezone) : undefined;
  if (!format) return undefined;
  const wanted = Date.parse(day) + minutes * minuteMs;
  const offsetAt = (time: number) => wallClock(new Date(time), format) - time;
  // The offset at the first guess may be the one of the other side of a clock change; the second look is right.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}
