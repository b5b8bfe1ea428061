import type { EmployerEvent } from '@fitted/contract/events';

/** The event as a schema.org Event. */
export function eventData(event: EmployerEvent, origin: string): object {
  const url = new URL(`/meet-employers/${event.id}`, origin).href;
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: isTimed(event.startTime, event.startDate) ? event.startDate : event.startDay,
    endDate: isTimed(event.endTime, event.endDate) ? event.endDate : event.endDay,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.isVirtual ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isVirtual
      ? { '@type': 'VirtualLocation', url: event.registrationUrl ?? event.eventUrl ?? url }
      : {
          '@type': 'Place',
          name: event.venue ?? event.city,
          address: {
            '@type': 'PostalAddress',
            ...(event.address && { streetAddress: event.address }),
            addressLocality: event.city,
            addressCountry: event.country,
          },
        },
    isAccessibleForFree: event.isFree,
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...(event.imageUrl && { image: [event.imageUrl] }),
  };
}

/** An event without a readable time of day is stored as midnight UTC of its day. */
const isTimed = (time: string | null, at: string) => time !== null && !at.endsWith('T00:00:00.000Z');
