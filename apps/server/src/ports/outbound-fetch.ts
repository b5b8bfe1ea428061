/** Identifies us, so that a site can allow or block us by name. */
export const outboundUserAgent = 'FittedBot/1.0 (+resume and job matching)';

export interface OutboundRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

export interface OutboundAnswer {
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  readonly body: Uint8Array;
}

export const fetchFailures = [
  'refused',
  'unreachable',
  'timeout',
  'too_large',
  'too_many_redirects',
  'cancelled',
] as const;
export type FetchFailureReason = (typeof fetchFailures)[number];

/** The reason is only for our log: the person who gave the address learns only that it did not work. */
export class FetchFailure extends Error {
  constructor(
    readonly reason: FetchFailureReason,
    options: { cause?: unknown } = {},
  ) {
    super(`outbound request failed: ${reason}`, options);
  }
}

/**
 * Fetches a public web address that may come from a stranger. Resolves with any status; throws FetchFailure otherwise.
 */
export type OutboundFetch = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>;
