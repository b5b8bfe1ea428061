import robotsParser from 'robots-parser';
import type { OutboundFetch } from '../ports/outbound-fetch.ts';

export interface RobotRules {
  allows(url: string): boolean;
  /** What the site asks to wait between two requests. */
  readonly crawlDelayS: number;
}

const noRules: RobotRules = { allows: () => true, crawlDelayS: 0 };

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
  const robots = robotsParser(address, Buffer.from(answer.body).toString('utf8'));
  return {
    // Undefined is for addresses of another site, about which this file says nothing.
    allows: (page) => robots.isAllowed(page, userAgent) !== false,
    crawlDelayS: Number(robots.getCrawlDelay(userAgent) ?? 0) || 0,
  };
}
