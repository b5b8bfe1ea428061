/** `unstarted`: no child process could be started; the job itself is not to blame. */
export type PoolFailureCode = 'overloaded' | 'timeout' | 'memory' | 'crashed' | 'unstarted' | 'closed';

/** The job got no answer from its handler: it was refused, or its child died. */
export class PoolFailure extends Error {
  override readonly name = 'PoolFailure';

  /** @param how The child's exit code or signal, where it died by itself. */
  constructor(
    readonly code: PoolFailureCode,
    how?: string,
  ) {
    super(how === undefined ? code : `${code} (${how})`);
  }
}

/** A failure thrown by the handler, identified by its code. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(readonly code: string) {
    super(code);
  }
}
