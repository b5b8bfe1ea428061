import type { EmployerEvent } from '@fitted/contract/events';

type Place = Pick<EmployerEvent, 'isVirtual' | 'venue' | 'address' | 'city' | 'country'>;

/** "Online Event", or where to go: venue, address, city, country, as far as they are known. */
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

/** A description's paragraphs stand between blank lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*(?:\r?\n\s*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
