import type { ErrorBody, ErrorCode, Issue } from '@fitted/contract/errors';

/** A failed call: the server's response, or status 0 if there was none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The message for people; undefined if the response is not from our server: a gateway's page, bare JSON, nothing. */
  readonly said: string | undefined;
  readonly code: ErrorCode | 'unreachable' | undefined;
  readonly issues: readonly Issue[];
  readonly requiresSubscription: boolean;

  constructor(status: number, message: string, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.said = status === 0 ? message : body.message;
    this.code = status === 0 ? 'unreachable' : body.code;
    this.issues = body.issues ?? [];
    this.requiresSubscription = body.requiresSubscription === true;
  }
}

/** The error's message: its message, else its error field, else the whole JSON, else the text, else the status text. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = (await response.text()).trim();
  const json = parseJson(text);
  // Non-objects have none of the fields, and undefined becomes an empty object.
  const body: Record<string, unknown> = Object(json);
  const isWords = json === undefined && !text.startsWith('<');
  const said = nonEmpty(body.message) ?? nonEmpty(body.error) ?? (isWords ? nonEmpty(text) : undefined);
  const words = { ...body, message: said } as Partial<ErrorBody>;
  return new ApiError(response.status, said ?? (text || response.statusText), words);
}

/** The message of a failed call, for callers with their own fallback. */
export const saidBy = (error: unknown): string | undefined => (error instanceof ApiError ? error.said : undefined);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nonEmpty = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
