import { type EmployerEvent, type EventFilterChoices, onlineLocation } from '@fitted/contract/events';
import { webAddress } from '../../security/web-address.ts';
import { eventDay } from './event-days.ts';
import type { EventRow } from './repository.ts';

export const presentEvent = (row: EventRow): EmployerEvent => ({
  id: row.id,
  title: row.title,
  description: row.description,
  venue: row.venue,
  address: row.address,
  city: row.city,
  country: row.country,
  eventUrl: webAddress(row.eventUrl),
  registrationUrl: webAddress(row.registrationUrl),
  organizer: row.organizer,
  startDate: row.startDate.toISOString(),
  endDate: row.endDate.toISOString(),
  startDay: eventDay(row.startDate, row.timezone),
  endDay: eventDay(row.endDate, row.timezone),
  startTime: row.startTime,
  endTime: row.endTime,
  timezone: row.timezone,
  industries: row.industries,
  eventType: row.eventType,
  isVirtual: row.isVirtual,
  isFree: row.isFree,
  entryFee: row.entryFee,
  imageUrl: webAddress(row.imageUrl),
  sourceUrl: webAddress(row.sourceUrl),
  sourceWebsite: row.sourceWebsite,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

interface Choices {
  readonly places: readonly { readonly city: string; readonly country: string }[];
  readonly industries: readonly string[];
  readonly types: readonly string[];
  readonly hasOnline: boolean;
}

export function presentChoices({ places, industries, types, hasOnline }: Choices): EventFilterChoices {
  // Collected events do not always have a place.
  const locations = places.flatMap(({ city, country }) => [country, [city, country].filter(Boolean).join(', ')]);
  return {
    locations: [...inAnyCase(locations), ...(hasOnline ? [onlineLocation] : [])],
    industries: inAnyCase(industries),
    eventTypes: inAnyCase(types),
  };
}

/** Filters ignore case, so "Career Fair" and "career fair" are one choice. Blank ones are dropped. */
function inAnyCase(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) {
    const key = word.trim().toLowerCase();
    if (key && !first.has(key)) first.set(key, word);
  }
  return [...first.values()];
}
