import { pattern } from '@fitted/language/pattern';

/** Parameters that say where a reader came from, not what the page is. */
const tracking = pattern('i')`
  ^(utm_\w+|at_\w+|mc_[ce]id|_hs(enc|mi)|mkt_tok|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|igshid|yclid
  |cmpid|ncid|ocid|ref|ref_src|referrer|source|src|aff|cmp|smid|spm|sr_share|share|rss|feed(name|type)?)$
`;

/**
 * One spelling per page, to tell whether we already have it: without tracking, fragment, "www.", trailing slash, index
 * file or AMP variant, and with sorted parameters. Only for comparison; links use the address as given.
 */
export function canonicalUrl(given: string): string {
  if (!URL.canParse(given)) return given;
  const url = new URL(given);
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name) && name !== 'amp');
  kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const path = url.pathname.replace(/\/(index\.(html?|php)|amp)$/i, '').replace(/(?<!\/)\/+$/, '');
  const host = url.host.replace(/^(www|m|amp)\.(?=[^.]+\.)/, '');
  const query = new URLSearchParams(kept).toString();
  return `${host}${path}${query && `?${query}`}`;
}

/** The address to link to: as given, but without the tracking parameters that the feed added. */
export function withoutTracking(given: string): string {
  if (!URL.canParse(given)) return given;
  const url = new URL(given);
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_|at_|mc_|fbclid|gclid)/i.test(name)) url.searchParams.delete(name);
  return url.href;
}
