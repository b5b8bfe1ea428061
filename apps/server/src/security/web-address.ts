/**
 * An address that a page may link to or show a picture from. Rows come from feeds and other people's pages, and
 * `javascript:` in a link is a script.
 */
export function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
