import { LlmFailure } from './failure.ts';

/**
 * The caller's signal and a deadline as one signal. Not `AbortSignal.any`: on Node 20 its timers are collected too
 * early.
 */
export class Budget {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #endsAt: number;
  /** No answer arrives in less time than this. */
  readonly #minMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort = () => this.#controller.abort(this.#caller.reason);

  constructor(caller: AbortSignal, ms: number) {
    this.#caller = caller;
    this.#endsAt = performance.now() + ms;
    this.#minMs = ms / 3;
    this.#timer = setTimeout(() => this.#controller.abort(new LlmFailure('timeout')), ms);
    if (caller.aborted) this.#onAbort();
    else caller.addEventListener('abort', this.#onAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get leftMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Waits before another try. Returns false at once if too little time would be left. */
  async pause(ms: number): Promise<boolean> {
    if (ms > this.leftMs - this.#minMs) return false;
    const { signal } = this;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done, { once: true });
    });
    return !signal.aborted;
  }

  /** The reason, if this budget stopped the work. */
  get stop(): unknown {
    return this.signal.aborted ? this.signal.reason : undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#onAbort);
    // Nobody is waiting for what the provider is still doing.
    this.#controller.abort(new LlmFailure('failed'));
  }
}
