/** Why a language model's answer could not be used. Codes, for the ledger, the log and the label of the answer. */
export type FailureCode =
  /** The provider. */
  | 'unauthorized'
  | 'unknown-model'
  | 'bad-request'
  | 'rate-limited'
  | 'provider-error'
  | 'unreachable'
  | 'cut-off'
  | 'timeout'
  /** The answer. */
  | 'malformed'
  | 'truncated'
  /** It had begun when the time was over. */
  | 'too-slow'
  | 'too-long'
  | 'refusal'
  | 'empty'
  | 'wrong-language'
  | 'unsupported'
  /** Ourselves: nothing was sent. */
  | 'user-limit'
  | 'site-limit'
  | 'resting'
  | 'no-ledger'
  | 'failed';

interface FailureDetails {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * Carries a code and never the provider's error: that one holds the request, and with it somebody's resume, and errors
 * end up in logs.
 */
export class LlmFailure extends Error {
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: FailureCode, { status, retryAfterMs }: FailureDetails = {}) {
    super(`language model: ${code}${status === undefined ? '' : ` (${status})`}`);
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const transient: ReadonlySet<FailureCode> = new Set(['rate-limited', 'provider-error', 'unreachable', 'cut-off']);
const repairable: ReadonlySet<FailureCode> = new Set(['malformed', 'empty', 'wrong-language', 'unsupported']);
/** What somebody's text can bring about is not here: nobody may switch the model off for everybody. */
const unhealthy: ReadonlySet<FailureCode> = new Set([...transient, 'unauthorized', 'unknown-model', 'timeout']);

/** The provider's trouble, or ours: nothing came of it, so that it takes nobody's share of the day. What a text can bring about does. */
export const freeFailures: readonly FailureCode[] = [...unhealthy, 'bad-request', 'resting', 'no-ledger', 'failed'];

/** The same question may be answered a moment later. */
export const isTransient = ({ code }: LlmFailure): boolean => transient.has(code);
/** Told what was wrong, a model often gets it right. */
export const isRepairable = ({ code }: LlmFailure): boolean => repairable.has(code);
/** The provider's trouble, not that of one answer. */
export const isUnhealthy = ({ code }: LlmFailure): boolean => unhealthy.has(code);
