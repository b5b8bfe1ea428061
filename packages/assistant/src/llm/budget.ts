import { LlmFailure } from './failure.ts';

/** The caller's signal and the time that is left, as one signal. `AbortSignal.any` would do but for timers collected too early on Node 20. */
export class Budget {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #endsAt: number;
  /** No answer comes in less. */
  readonly #leastMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #onAbort = () => this.#controller.abort(this.#caller.reason);

  constructor(caller: AbortSignal, ms: number) {
    this.#caller = caller;
    this.#endsAt = performance.now() + ms;
    this.#leastMs = ms / 3;
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

  /** Rests before another try; false, at once, when too little time would be left for it. */
  async pause(ms: number): Promise<boolean> {
    if (ms > this.leftMs - this.#leastMs) return false;
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

  /** What stopped the work, if this did. */
  get stop(): unknown {
    return this.signal.aborted ? this.signal.reason : undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#onAbort);
    // Whatever is still under way at the provider is under way for nobody.
    this.#controller.abort(new LlmFailure('failed'));
  }
}
