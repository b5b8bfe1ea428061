import robotsParser from 'robots-parser';
import type { OutboundFetch } from '../ports/outbound-fetch.ts';

export interface RobotRules {
  allows(url: string): boolean;
  /** What the site asks to wait between two requests. */
  readonly crawlDelayS: number;
}

const noRules: RobotRules = { allows: () => true, crawlDelayS: 0 };

/**
 * More than real sites need. Matching takes time by the stars of all rules times the length of an address, and anybody may
 * name a site whose rules are half a megabyte of stars: nobody else is answered meanwhile.
 */
const most = { lines: 5000, stars: 10, address: 1000 };

const withoutTraps = (rules: string): string =>
  rules
    .split(/\r\n|\r|\n/, most.lines)
    .filter((line) => line.split('*').length - 1 <= most.stars)
    .join('\n');

/** The rules of a site for us by name. A site that answers without a robots.txt has none; one that does not answer throws. */
export async function fetchRobotRules(
  url: string,
  fetch: OutboundFetch,
  userAgent: string,
  signal: AbortSignal,
): Promise<RobotRules> {
  const address = new URL('/robots.txt', url).href;
  const answer = await fetch(address, { signal, timeoutMs: 3000, maxBytes: 512 * 1024 });
  if (answer.status >= 400) return noRules;
  const robots = robotsParser(address, withoutTraps(Buffer.from(answer.body).toString('utf8')));
  return {
    // Undefined is for addresses of another site, about which this file says nothing.
    allows: (page) => robots.isAllowed(page.slice(0, most.address), userAgent) !== false,
    crawlDelayS: Number(robots.getCrawlDelay(userAgent) ?? 0) || 0,
  };
}
