import { isObject, type Json } from '../../../web-reading/json-ld.ts';
import { cleanLine } from '../source/clean-text.ts';
import { countryCode } from './countries.ts';

export interface EventPlace {
  readonly venue: string | null;
  readonly address: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly country: string | undefined;
  readonly isOnline: boolean;
}

const nowhere: EventPlace = { venue: null, address: null, city: null, country: undefined, isOnline: false };

const online = /^(online|virtual|webinar|remote|livestream|zoom|(microsoft )?teams|google meet)\b|^https?:\/\//i;

/** schema.org: a Place, a VirtualLocation, an address as plain text, or a list of them. */
export function readPlace(location: unknown): EventPlace {
  if (Array.isArray(location)) {
    const places = location.map(readPlace);
    const real = places.find(({ isOnline }) => !isOnline);
    return { ...(real ?? places[0] ?? nowhere), isOnline: places.some(({ isOnline }) => isOnline) };
  }
  if (typeof location === 'string') return readPlaceText(location);
  if (!isObject(location)) return nowhere;
  if (location['@type'] === 'VirtualLocation') return { ...nowhere, isOnline: true };
  const venue = cleanLine(location.name, 200);
  const { address } = location;
  const told = isObject(address) ? readAddress(address) : readPlaceText(typeof address === 'string' ? address : '');
  return {
    ...told,
    address: typeof address === 'string' ? (told.address ?? told.venue) : told.address,
    venue,
    isOnline: told.isOnline || (venue !== null && online.test(venue) && !told.city),
  };
}

function readAddress(address: Json): EventPlace {
  const { addressCountry: country } = address;
  const name = cleanLine(isObject(country) ? country.name : country, 100);
  return {
    ...nowhere,
    address:
      [address.streetAddress, address.postalCode].flatMap((part) => cleanLine(part, 200) ?? []).join(', ') || null,
    city: cleanLine(address.addressLocality, 100) ?? cleanLine(address.addressRegion, 100),
    country: countryCode(name),
  };
}

const region = /^[A-Z]{2,3}(\s+[A-Z\d -]{3,10})?$|^[\d -]{4,10}$/;
const postCode = /\b([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|\d{4,6}(-\d{4})?)\b/gi;

/**
 * "Riverside Hall, 12 Quay Street, Manchester M1 2AB, UK", as in calendars: the country is last, preceded by the city.
 */
export function readPlaceText(text: string): EventPlace {
  const line = cleanLine(text.replace(/\n/g, ', '), 400);
  if (!line) return nowhere;
  if (online.test(line)) return { ...nowhere, isOnline: true };
  const parts = line.split(/(?:(?<!\s)\s+)?[,;]\s*/).filter(Boolean);
  const country = parts.length > 1 ? countryCode(parts.at(-1)) : undefined;
  const inCountry = country ? parts.slice(0, -1) : parts;
  // "Austin, TX 78701": a part that is only a state or a post code comes after the city.
  const withCity = inCountry.filter((part, index) => index === 0 || !region.test(part));
  const city = withCity.length > 1 ? cleanLine((withCity.at(-1) ?? '').replace(postCode, ''), 100) : null;
  const street = withCity.slice(1, -1).join(', ');
  return { venue: withCity[0] ?? null, address: street || null, city, country, isOnline: false };
}
