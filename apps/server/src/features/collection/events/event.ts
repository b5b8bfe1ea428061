import { canonicalUrl } from '../../../web-reading/canonical-url.ts';
import type { NewEvent } from '../../events/public.ts';
import { siteName } from '../source/addresses.ts';
import { buildIdentity, type Identity } from '../source/identity.ts';
import { compileTopics, isDedicated, topicName } from '../source/topics.ts';
import { eventTypeOf, industriesOf } from './classify.ts';
import { countryName, countryOfSite } from './countries.ts';
import type { FoundEvent } from './found-event.ts';

export interface CollectedEvent extends Identity {
  readonly event: Omit<NewEvent, 'status' | 'scrapedAt' | 'reviewedAt'>;
}

/** How collected events are categorised, from the settings. */
export interface Categories {
  readonly byCountry: boolean;
  readonly byCity: boolean;
  readonly byDate: boolean;
}

export interface EventContext {
  readonly topics: readonly string[];
  readonly categories: Categories;
  readonly now: Date;
}

const maxEvents = 100;

/** Upcoming events about a topic; all upcoming ones if the whole source is about work. */
export function toEvents(
  found: readonly FoundEvent[],
  source: string,
  title: string | null,
  { topics, categories, now }: EventContext,
): { found: number; items: CollectedEvent[] } {
  const match = compileTopics(topics);
  const takesAll = topics.length === 0 || isDedicated(source, title, match);
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const coming = found.filter(({ endDate }) => endDate >= today);
  const items = coming.flatMap((event) => {
    const about = match([event.title, event.description ?? '', ...event.keywords].join('\n'));
    return takesAll || about.length > 0 ? [toEvent(event, source, about, categories)] : [];
  });
  items.sort((a, b) => a.event.startDate.getTime() - b.event.startDate.getTime());
  return { found: coming.length, items: items.slice(0, maxEvents) };
}

function toEvent(found: FoundEvent, source: string, about: readonly string[], categories: Categories): CollectedEvent {
  const { title, description, place, startDate, foundAt, keywords } = found;
  const words = [title, ...keywords, description ?? ''].join('\n');
  const code = place.country ?? (place.isOnline ? undefined : countryOfSite(source));
  const country = code ? countryName(code) : '';
  const city = place.city ?? '';
  const eventType = eventTypeOf(title) ?? eventTypeOf(words) ?? (about[0] ? topicName(about[0]) : 'Career event');
  // A hybrid event has a physical place; only one without is "virtual".
  const isVirtual = place.isOnline && !place.city && !place.venue;
  return {
    ...buildIdentity(addressOf(found), [title, isVirtual ? 'online' : city], startDate),
    event: {
      title,
      description: description ?? title,
      venue: place.venue,
      address: place.address,
      city,
      country,
      eventUrl: found.url ?? foundAt,
      registrationUrl: found.registrationUrl,
      organizer: found.organizer,
      startDate,
      endDate: found.endDate,
      startTime: found.startTime,
      endTime: found.endTime,
      timezone: found.timezone,
      industries: industriesOf(words),
      eventType,
      isVirtual,
      isFree: found.isFree,
      entryFee: found.entryFee,
      imageUrl: found.imageUrl,
      sourceUrl: foundAt,
      sourceWebsite: siteName(source),
      additionalInfo: {
        categories: {
          ...(categories.byCountry && country && { country }),
          ...(categories.byCity && city && { city }),
          ...(categories.byDate && { month: startDate.toISOString().slice(0, 7) }),
          ...(about[0] && { topic: about[0] }),
        },
        ...(place.isOnline && !isVirtual && { isHybrid: true }),
      },
    },
  };
}

/**
 * Each date of a series is a separate event. Events without their own page are identified by the list page and their
 * title.
 */
function addressOf({ url, uid, foundAt, startDate, title }: FoundEvent): string {
  const page =
    url && canonicalUrl(url) !== canonicalUrl(foundAt) ? canonicalUrl(url) : `${canonicalUrl(foundAt)} ${title}`;
  return `${uid ?? page} ${startDate.toISOString()}`;
}
