import { isObject, type Json } from '../../../web-reading/json-ld.ts';
import { absoluteUrl, pictureUrl } from '../source/addresses.ts';
import { cleanLine, cleanParagraphs } from '../source/clean-text.ts';
import { countryOfSite } from './countries.ts';
import { parseMoment, resolveTimes } from './event-times.ts';
import type { FoundEvent } from './found-event.ts';
import { readPlace } from './place.ts';

/** A schema.org Event in our terms; undefined if it has no name or date, or is cancelled or postponed. */
export function readStructuredEvent(node: Json, pageUrl: string): FoundEvent | undefined {
  const title = cleanLine(node.name, 300);
  const start = parseMoment(node.startDate);
  if (!title || !start || /Cancelled|Postponed/i.test(String(node.eventStatus ?? ''))) return undefined;

  const place = readPlace(node.location);
  const mode = String(node.eventAttendanceMode ?? '');
  const schedule = isObject(node.eventSchedule) ? node.eventSchedule : {};
  const zone = cleanLine(schedule.scheduleTimezone, 60);
  const offer = firstObject(node.offers);
  return {
    title,
    description: cleanParagraphs(node.description, 5000),
    place: { ...place, isOnline: place.isOnline || /Online/.test(mode) || /Mixed/.test(mode) },
    url: absoluteUrl(node.url, pageUrl),
    registrationUrl: absoluteUrl(offer?.url, pageUrl),
    organizer: nameOf(node.organizer),
    imageUrl: pictureUrl(addressOf(node.image), pageUrl),
    ...readPrice(node, offer),
    keywords: readKeywords(node.keywords),
    uid: null,
    foundAt: pageUrl,
    ...resolveTimes(start, parseMoment(node.endDate), { zone, country: place.country ?? countryOfSite(pageUrl) }),
  };
}

const firstObject = (value: unknown): Json | undefined => [value].flat().find(isObject);

const nameOf = (value: unknown): string | null => {
  const first = [value].flat()[0];
  return cleanLine(isObject(first) ? first.name : first, 200);
};

const addressOf = (value: unknown): unknown => {
  const first = [value].flat()[0];
  return isObject(first) ? (first.url ?? first.contentUrl) : first;
};

const readKeywords = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((words) => (typeof words === 'string' ? words.split(',') : []))
    .flatMap((word) => cleanLine(word, 60) ?? [])
    .slice(0, 20);

/** Without a price the event counts as free, as when an administrator enters it. */
function readPrice(node: Json, offer: Json | undefined): Pick<FoundEvent, 'isFree' | 'entryFee'> {
  const price = Number(offer?.price ?? offer?.lowPrice ?? Number.NaN);
  if (node.isAccessibleForFree === true || /^true$/i.test(String(node.isAccessibleForFree)) || !(price > 0))
    return { isFree: node.isAccessibleForFree !== false, entryFee: null };
  return { isFree: false, entryFee: formatPrice(price, cleanLine(offer?.priceCurrency, 3)) };
}

function formatPrice(price: number, currency: string | null): string {
  try {
    const format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: currency ?? '',
      trailingZeroDisplay: 'stripIfInteger',
    });
    return format.format(price);
  } catch {
    return String(price);
  }
}
