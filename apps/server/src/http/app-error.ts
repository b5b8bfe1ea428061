import { type ErrorCode, errorCatalogue, type Issue } from '@fitted/contract/errors';

interface AppErrorOptions {
  readonly cause?: unknown;
  readonly issues?: readonly Issue[];
  /** Seconds; sent as Retry-After. */
  readonly retryAfterS?: number;
}

/** An expected failure, by its code from the contract. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    readonly code: ErrorCode,
    params: Readonly<Record<string, string>> = {},
    options: AppErrorOptions = {},
  ) {
    super(fill(errorCatalogue[code].message, params), { cause: options.cause });
    this.issues = options.issues;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

const fill = (message: string, params: Readonly<Record<string, string>>) =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
