import robotsParser from 'robots-parser';
import type { OutboundFetch } from '../ports/outbound-fetch.ts';

export interface RobotRules {
  allows(url: string): boolean;
  /** The pause that the site requests between two requests. */
  readonly crawlDelayS: number;
}

const noRules: RobotRules = { allows: () => true, crawlDelayS: 0 };

/**
 * More than real sites need. Matching time grows with the wildcards of all rules times the length of the address, and
 * anyone can name a site whose rules are half a megabyte of wildcards, which would block every other request.
 */
const most = { lines: 5000, stars: 10, address: 1000 };

const withoutTraps = (rules: string): string =>
  rules
    .split(/\r\n|\r|\n/, most.lines)
    .filter((line) => line.split('*').length - 1 <= most.stars)
    .join('\n');

/**
 * A site's rules for our user agent. If it responds without a robots.txt, there are none; if it does not respond,
 * throws.
 */
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
    // Undefined means an address of another site, which this file does not cover.
    allows: (page) => robots.isAllowed(page.slice(0, most.address), userAgent) !== false,
    crawlDelayS: Number(robots.getCrawlDelay(userAgent) ?? 0) || 0,
  };
}
