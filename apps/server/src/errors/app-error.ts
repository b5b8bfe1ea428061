import { type ErrorCode, errorCatalogue, type Issue } from '@fitted/contract/errors';

interface AppErrorOptions {
  readonly cause?: unknown;
  readonly issues?: readonly Issue[];
  /** Seconds; sent as Retry-After. */
  readonly retryAfterS?: number;
  /** Replaces the code's default message where that would be misleading, such as one about a file where there is none. */
  readonly sentence?: string;
}

/** An expected failure with a code from the contract. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    readonly code: ErrorCode,
    params: Readonly<Record<string, string>> = {},
    options: AppErrorOptions = {},
  ) {
    super(fill(options.sentence ?? errorCatalogue[code].message, params), { cause: options.cause });
    this.issues = options.issues;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

const fill = (message: string, params: Readonly<Record<string, string>>) =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
