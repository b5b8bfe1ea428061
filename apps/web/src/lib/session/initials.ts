/** The first two letters of the username in upper case; by code point, so that 😀 or 𠮷 stay whole. */
export const initialsOf = (username: string): string => [...username].slice(0, 2).join('').toUpperCase();
