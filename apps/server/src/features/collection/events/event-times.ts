import { isZone, notMidnight, placeTime, timeOfDay } from '../../events/public.ts';
import { zoneOf, zonesOf } from './countries.ts';

/** A time as given by a page: a day, a local time without a zone, or an instant, perhaps with its UTC offset. */
export type Moment =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'wall'; readonly day: string; readonly minutes: number }
  | { readonly kind: 'instant'; readonly at: Date; readonly offsetMinutes: number | null };

export interface EventTimes {
  readonly startDate: Date;
  readonly endDate: Date;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly timezone: string | null;
}

export interface ZoneHints {
  /** A zone named by the source. */
  readonly zone?: string | null | undefined;
  /** Two letters. */
  readonly country?: string | undefined;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

export function parseMoment(value: unknown): Moment | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const match = isoTime.exec(text);
  if (!match) return parseLoosely(text);
  const [, day = '', hour, minute, zone] = match;
  if (Number.isNaN(Date.parse(day))) return undefined;
  if (hour === undefined || minute === undefined) return { kind: 'day', day };
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  if (!zone) return { kind: 'wall', day, minutes };
  const offset = offsetOf(zone);
  const at = new Date(Date.parse(day) + (minutes - offset) * 60_000);
  return { kind: 'instant', at, offsetMinutes: /^z$/i.test(zone) ? null : offset };
}

/** "September 1, 2026 10:00": read as a local time, because the process's own zone is irrelevant here. */
function parseLoosely(text: string): Moment | undefined {
  const date = new Date(text);
  if (!/\d{4}/.test(text) || Number.isNaN(date.getTime()) || /\b(gmt|utc|[a-z]{2,4}t)\b|[+-]\d{4}/i.test(text))
    return undefined;
  return wallMoment(date, false);
}

/** The local time of a date that was created in the process's own zone. */
export function wallMoment(date: Date, isDay: boolean): Moment {
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
  const minutes = date.getHours() * 60 + date.getMinutes();
  return isDay || minutes === 0 ? { kind: 'day', day } : { kind: 'wall', day, minutes };
}

function offsetOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const digits = zone.replace(/\D/g, '');
  return (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * (zone.startsWith('-') ? -1 : 1);
}

/** What is stored: instants, the zone of the place, and the times as people there would write them. */
export function resolveTimes(start: Moment, end: Moment | undefined, hints: ZoneHints): EventTimes {
  const timezone = zoneFor(start, hints);
  const first = place(start, timezone);
  const last = end && place(end, timezone);
  const isOrdered = last !== undefined && last.at.getTime() >= first.at.getTime();
  return {
    startDate: first.at,
    endDate: isOrdered ? last.at : first.at,
    startTime: first.time,
    endTime: isOrdered && first.time && last.at.getTime() > first.at.getTime() ? last.time : null,
    timezone: first.time ? timezone : null,
  };
}

function zoneFor(moment: Moment, { zone, country }: ZoneHints): string | null {
  if (zone && isZone(zone)) return zone;
  if (moment.kind !== 'instant' || moment.offsetMinutes === null) {
    const only = country ? zoneOf(country) : undefined;
    return only ?? (moment.kind === 'instant' ? 'UTC' : null);
  }
  const { at, offsetMinutes } = moment;
  const fitting = country ? zonesOf(country).find((candidate) => isOffset(candidate, at, offsetMinutes)) : undefined;
  return fitting ?? nameOffset(offsetMinutes);
}

const isOffset = (zone: string, at: Date, offsetMinutes: number) =>
  timeOfDay(at, zone) === timeOfDay(at, nameOffset(offsetMinutes));

function nameOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const part = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

function place(moment: Moment, timezone: string | null): { at: Date; time: string | null } {
  if (moment.kind === 'day') return { at: new Date(moment.day), time: null };
  if (moment.kind === 'instant') {
    const zone = timezone ?? 'UTC';
    return { at: notMidnight(moment.at, zone), time: timeOfDay(moment.at, zone) };
  }
  const { day, minutes } = moment;
  return { at: placeTime(day, minutes, timezone), time: timeOfDay(placeTime(day, minutes, null), 'UTC') };
}
