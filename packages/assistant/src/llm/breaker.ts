import { LlmFailure } from './failure.ts';

export interface BreakerOptions {
  /** In a row, before it opens. */
  readonly failures: number;
  readonly restMs: number;
  readonly now: () => number;
}

/**
 * Lets a sick provider rest: after some failures in a row nobody waits for it any more, until one call has tried whether
 * it is well again. Per process, because it saves time and guards nothing.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #failed = 0;
  #restsUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** Throws while resting. When the rest is over, the caller is the one who tries, and the others rest on. */
  enter(): void {
    if (this.#failed < this.#options.failures) return;
    const now = this.#options.now();
    if (now < this.#restsUntil) throw new LlmFailure('resting');
    this.#restsUntil = now + this.#options.restMs;
  }

  succeeded(): void {
    this.#failed = 0;
  }

  failed(): void {
    this.#failed += 1;
    if (this.#failed >= this.#options.failures) this.#restsUntil = this.#options.now() + this.#options.restMs;
  }
}
