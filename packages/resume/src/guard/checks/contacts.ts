import { claim } from '../claim.ts';
import type { Check } from './check.ts';

/** Ways to reach the person are right or wrong: each must stand in the resume or in a stated fact, sign by sign. */
export const checkContacts: Check = (after, { before, far, stated }) => {
  if (after.contacts.length === 0) return [];
  const known = new Set(
    [...(before ? [before] : []), ...far, ...stated].flatMap(({ text }) => text.contacts.map((detail) => detail.text)),
  );
  return after.contacts.filter(({ text }) => !known.has(text)).map(({ text }) => claim('contact', { detail: text }));
};
