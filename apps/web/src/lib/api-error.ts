import type { ErrorBody, ErrorCode, Issue } from '@fitted/contract/errors';

/** A call that failed: what the server answered, or status 0 when no answer arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unreachable' | undefined;
  readonly issues: readonly Issue[];
  readonly requiresSubscription: boolean;

  constructor(status: number, message: string, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = status === 0 ? 'unreachable' : body.code;
    this.issues = body.issues ?? [];
    this.requiresSubscription = body.requiresSubscription === true;
  }
}

/** The message of a failure: its message, else its error field, else the whole JSON, else the text, else the status text. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const json = parseJson(text);
  if (json === undefined) return new ApiError(response.status, text.trim() || response.statusText);
  if (!isRecord(json)) return new ApiError(response.status, text);

  const message = nonEmpty(json.message) ?? nonEmpty(json.error) ?? text;
  return new ApiError(response.status, message, json as Partial<ErrorBody>);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nonEmpty = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
