import { isIP } from 'node:net';

/** An absolute http(s) address, or null. */
export function absoluteUrl(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  const given = value.trim();
  if (!given || !URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  const isWeb = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb ? url.href : null;
}

/** Pictures are loaded from their own site, so only from a public host over TLS. */
export function pictureUrl(value: unknown, base: string): string | null {
  const address = absoluteUrl(value, base);
  if (!address?.startsWith('https:')) return null;
  const { hostname } = new URL(address);
  return hostname.includes('.') && isIP(hostname) === 0 ? address : null;
}

export const siteName = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
