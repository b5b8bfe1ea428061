/** Why a language model's answer could not be used: codes for the ledger, the log and the answer's label. */
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
  /** The answer had begun when time ran out. */
  | 'too-slow'
  | 'too-long'
  | 'refusal'
  | 'empty'
  | 'wrong-language'
  | 'unsupported'
  /** Our own limits: nothing was sent. */
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
 * Carries a code but never the provider's error, which contains the request and so someone's resume: errors end up in
 * logs.
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
/** Leaves out what a person's text can cause: nobody may switch the model off for everyone. */
const unhealthy: ReadonlySet<FailureCode> = new Set([...transient, 'unauthorized', 'unknown-model', 'timeout']);

/**
 * Failures by the provider or us, which do not count against a person's daily allowance. Failures that a text can cause
 * do.
 */
export const freeFailures: readonly FailureCode[] = [...unhealthy, 'bad-request', 'resting', 'no-ledger', 'failed'];

/** Asking again a moment later may succeed. */
export const isTransient = ({ code }: LlmFailure): boolean => transient.has(code);
/** Models often succeed once told what was wrong. */
export const isRepairable = ({ code }: LlmFailure): boolean => repairable.has(code);
/** A problem of the provider, not of one answer. */
export const isUnhealthy = ({ code }: LlmFailure): boolean => unhealthy.has(code);
