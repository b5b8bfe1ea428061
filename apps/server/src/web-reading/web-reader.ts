import { setTimeout as delay } from 'node:timers/promises';
import { FetchFailure, type FetchFailureReason, type OutboundFetch } from '../ports/outbound-fetch.ts';
import { decodeText } from './decode-text.ts';
import { isNestedTooDeep } from './nesting.ts';
import { fetchRobotRules, type RobotRules } from './robots.ts';

/** The site's validators of the version we have, for the next conditional request. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface ReadRequest {
  readonly accept: string;
  readonly signal: AbortSignal;
  readonly validators?: Validators | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WebPage {
  /** After redirects. */
  readonly url: string;
  /** The site responded "not modified"; the text is empty. */
  readonly isUnchanged: boolean;
  readonly text: string;
  readonly validators: Validators;
}

/** Why a page cannot be used, in a sentence for the administrator who listed it. */
export class UnreadablePage extends Error {}

export type WebReader = (url: string, request: ReadRequest) => Promise<WebPage>;

export interface WebReaderOptions {
  readonly fetch: OutboundFetch;
  readonly userAgent: string;
  /** Between two requests to one host. */
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

const maxCrawlDelayMs = 10_000;
const robotsTtlMs = 60 * 60 * 1000;
const maxHosts = 1000;

const sentences: Readonly<Record<FetchFailureReason, string>> = {
  refused: 'This address is not on the public web.',
  unreachable: 'The site could not be reached.',
  timeout: 'The site took too long to answer.',
  too_large: 'The answer was too large.',
  too_many_redirects: 'The site redirected too often.',
  cancelled: 'The collection was stopped.',
};

/** Reads politely: respects robots.txt, pauses between requests to one host, and makes conditional requests. */
export function createWebReader({
  fetch,
  userAgent,
  pauseMs = 1000,
  timeoutMs = 10_000,
  maxBytes = 4 * 1024 * 1024,
}: WebReaderOptions): WebReader {
  const rulesByOrigin = new Map<string, { rules: RobotRules; until: number }>();
  const freeAt = new Map<string, number>();

  const rulesOf = async (url: string, signal: AbortSignal): Promise<RobotRules> => {
    const { origin } = new URL(url);
    const known = rulesByOrigin.get(origin);
    if (known && known.until > performance.now()) return known.rules;
    const rules = await fetchRobotRules(url, fetch, userAgent, signal);
    if (rulesByOrigin.size > maxHosts) rulesByOrigin.clear();
    rulesByOrigin.set(origin, { rules, until: performance.now() + robotsTtlMs });
    return rules;
  };

  const requireLeave = async (url: string, signal: AbortSignal): Promise<RobotRules> => {
    const rules = await rulesOf(url, signal);
    if (rules.allows(url)) return rules;
    throw new UnreadablePage('The site asks robots not to read this page (robots.txt).');
  };

  const waitForTurn = async (url: string, crawlDelayS: number, signal: AbortSignal): Promise<void> => {
    const { host } = new URL(url);
    const now = performance.now();
    const at = Math.max(now, freeAt.get(host) ?? 0);
    if (freeAt.size > maxHosts) freeAt.clear();
    freeAt.set(host, at + Math.max(pauseMs, Math.min(maxCrawlDelayMs, crawlDelayS * 1000)));
    if (at > now) await delay(at - now, undefined, { signal });
  };

  return async (url, { accept, signal, validators, headers = {} }) => {
    if (!URL.canParse(url)) throw new UnreadablePage('This is not a web address.');
    try {
      const { crawlDelayS } = await requireLeave(url, signal);
      await waitForTurn(url, crawlDelayS, signal);
      const conditions = {
        ...(validators?.etag && { 'if-none-match': validators.etag }),
        ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
      };
      const answer = await fetch(url, { headers: { accept, ...conditions, ...headers }, signal, timeoutMs, maxBytes });
      // Permission for this site does not extend to another one that it redirects to.
      if (new URL(answer.url).origin !== new URL(url).origin) await requireLeave(answer.url, signal);
      const isUnchanged = answer.status === 304;
      if (!isUnchanged && (answer.status < 200 || answer.status > 299))
        throw new UnreadablePage(`The site answered with status ${answer.status}.`);
      const text = isUnchanged ? '' : decodeText(answer.body, answer.headers['content-type']);
      if (isNestedTooDeep(text)) throw new UnreadablePage('The page is nested too deeply to be read.');
      return {
        url: answer.url,
        isUnchanged,
        text,
        validators: { etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null },
      };
    } catch (error) {
      throw inWords(error, signal);
    }
  };
}

function inWords(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof FetchFailure && error.reason !== 'cancelled')
    return new UnreadablePage(sentences[error.reason], { cause: error });
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (signal.aborted) return new UnreadablePage(isLate ? sentences.timeout : sentences.cancelled, { cause: error });
  return error;
}
