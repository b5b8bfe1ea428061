import type { EmployerEvent } from '@fitted/contract/events';

type Place = Pick<EmployerEvent, 'isVirtual' | 'venue' | 'address' | 'city' | 'country'>;

/** "Online Event", or the location: venue, address, city, country, as far as known. */
export const placeOf = ({ isVirtual, ...place }: Place, online: string): string =>
  isVirtual ? online : joined([place.venue, place.address, place.city, place.country]);

/** The short form for a card. */
export const townOf = ({ isVirtual, city, country }: Place, online: string): string =>
  isVirtual ? online : joined([city, country]);

const joined = (parts: readonly (string | null)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');

/** Paragraphs of a description are separated by blank lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*(?:\r?\n\s*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
