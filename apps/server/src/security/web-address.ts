/**
 * An address that a page may link to or load a picture from. Rows come from feeds and other sites, and a
 * `javascript:` link would run a script.
 */
export function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
