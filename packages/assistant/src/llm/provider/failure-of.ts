import { LlmFailure } from '../failure.ts';

/**
 * Translates errors thrown by the provider's library; undefined for a bug of our own. Errors are recognised by shape,
 * so that the library is not loaded before it is used.
 */
export function failureOf(error: unknown): LlmFailure | undefined {
  if (error instanceof LlmFailure) return error;
  // Errors inside an event stream arrive as plain data.
  if (!(error instanceof Error)) return new LlmFailure('provider-error');
  // A failure of ours inside the stream comes back wrapped by the library.
  if (error.cause instanceof LlmFailure) return error.cause;
  if (error.name === 'AI_APICallError') return failedCall(error);
  // The event stream broke off, or was never one.
  if (/^AI_(InvalidResponseData|TypeValidation|JSONParse|NoOutputGenerated)Error$/u.test(error.name))
    return new LlmFailure('cut-off');
  if (error instanceof TypeError && /terminated|network|fetch/iu.test(error.message)) return new LlmFailure('cut-off');
  return error.name.startsWith('AI_') ? new LlmFailure('failed') : undefined;
}

function failedCall(error: Error): LlmFailure {
  const { statusCode: status, responseHeaders: headers } = error as Error & {
    readonly statusCode?: number;
    readonly responseHeaders?: Readonly<Record<string, string>>;
  };
  const retryAfterMs = readRetryAfter(headers?.['retry-after']);
  return new LlmFailure(codeOf(status), { status, retryAfterMs });
}

function codeOf(status: number | undefined) {
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status === 404) return 'unknown-model';
  if (status === 429) return 'rate-limited';
  if (status < 400) return 'cut-off';
  if (status >= 500 || status === 408) return 'provider-error';
  return 'bad-request';
}

/** Seconds, or a date. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+(?:\.\d+)?$/u.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
