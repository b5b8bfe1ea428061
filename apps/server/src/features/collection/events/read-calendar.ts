import { setImmediate as nextTurn } from 'node:timers/promises';
import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import { UnreadablePage } from '../../../web-reading/web-reader.ts';
import { isZone } from '../../events/public.ts';
import { absoluteUrl } from '../source/addresses.ts';
import { cleanLine, cleanParagraphs } from '../source/clean-text.ts';
import { countryOfSite } from './countries.ts';
import { type Moment, resolveTimes, wallMoment } from './event-times.ts';
import type { FoundEvent } from './found-event.ts';
import { readPlaceText } from './place.ts';

export const looksLikeCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200));

export interface CalendarWindow {
  readonly from: Date;
  readonly to: Date;
}

const maxEvents = 500;
/** Per series; later ones are found as time passes. */
const maxOccurrences = 30;
/** Some rules take seconds to expand and find nothing; after this time the rest of the calendar is skipped. */
const maxExpansionMs = 2000;

/** A calendar's events within the window, with each date of a series as a separate event. */
export async function readCalendar(text: string, url: string, window: CalendarWindow): Promise<FoundEvent[]> {
  const calendar = parse(text);
  if (!hasEnd(text)) throw new UnreadablePage('The calendar breaks off before its end.');
  const zoneOfCalendar = (calendar.vcalendar as Record<string, unknown> | undefined)?.['WR-TIMEZONE'];
  const zone = typeof zoneOfCalendar === 'string' && isZone(zoneOfCalendar) ? zoneOfCalendar : null;
  const found: FoundEvent[] = [];
  const startedAt = performance.now();
  for (const component of Object.values(calendar)) {
    if (component?.type !== 'VEVENT') continue;
    if (found.length >= maxEvents || performance.now() - startedAt > maxExpansionMs) break;
    found.push(...occurrences(component, window).flatMap((event) => readEvent(event, url, zone) ?? []));
    // Yield, so that a long calendar does not block other work.
    await nextTurn();
  }
  return found.filter(({ endDate, startDate }) => endDate >= window.from && startDate <= window.to);
}

function parse(text: string) {
  try {
    return ical.sync.parseICS(text);
  } catch (error) {
    throw new UnreadablePage('The calendar is broken and could not be read.', { cause: error });
  }
}

const hasEnd = (text: string) => /END:VCALENDAR\s*$/i.test(text.slice(-200));

interface Occurrence {
  readonly event: VEvent;
  readonly start: DateWithTimeZone;
  readonly end: DateWithTimeZone | undefined;
  readonly isDay: boolean;
}

function occurrences(event: VEvent, { from, to }: CalendarWindow): Occurrence[] {
  if (!event.start || Number.isNaN(event.start.getTime())) return [];
  const { rrule } = event;
  if (!rrule) return [{ event, start: event.start, end: event.end, isDay: event.datetype === 'date' }];
  if (/FREQ=(SECONDLY|MINUTELY|HOURLY)/i.test(rrule.toString())) return [];
  try {
    return ical
      .expandRecurringEvent(event, { from, to, expandOngoing: true })
      .slice(0, maxOccurrences)
      .map(({ event: each, start, end, isFullDay }) => ({ event: each, start, end, isDay: isFullDay }));
  } catch {
    // The rule never ends.
    return [];
  }
}

function readEvent({ event, start, end, isDay }: Occurrence, url: string, zone: string | null): FoundEvent | undefined {
  const title = cleanLine(textOf(event.summary), 300);
  if (!title || event.status === 'CANCELLED' || event.class === 'PRIVATE') return undefined;
  const place = readPlaceText(textOf(event.location) ?? '');
  const named = start.tz && isZone(start.tz) && start.tz !== 'Etc/UTC' ? start.tz : zone;
  const last = end && isDay ? new Date(end.getFullYear(), end.getMonth(), end.getDate() - 1) : end;
  const organizer = event.organizer;
  return {
    title,
    description: cleanParagraphs(textOf(event.description), 5000),
    place,
    url: absoluteUrl(textOf(event.url), url),
    registrationUrl: null,
    organizer:
      typeof organizer === 'object' ? cleanLine((organizer.params as { CN?: unknown } | undefined)?.CN, 200) : null,
    imageUrl: null,
    isFree: true,
    entryFee: null,
    keywords: (event.categories ?? []).flatMap((word) => cleanLine(word, 60) ?? []).slice(0, 20),
    uid: event.uid,
    foundAt: url,
    ...resolveTimes(toMoment(start, isDay), last && toMoment(last, isDay), {
      zone: named,
      country: place.country ?? countryOfSite(url),
    }),
  };
}

/** The library gives days and times without a zone as dates in the process's own zone. */
function toMoment(date: DateWithTimeZone, isDay: boolean): Moment {
  if (isDay || !date.tz || !isZone(date.tz)) return wallMoment(date, isDay);
  return { kind: 'instant', at: new Date(date), offsetMinutes: null };
}

/** A property with parameters is parsed to an object. */
function textOf(property: unknown): string | undefined {
  if (typeof property === 'string') return property;
  const value = typeof property === 'object' && property !== null ? (property as { val?: unknown }).val : undefined;
  return typeof value === 'string' ? value : undefined;
}
