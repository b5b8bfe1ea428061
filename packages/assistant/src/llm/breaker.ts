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

  /**
   * Throws while resting. When the rest is over, the caller is the one who tries, and the others rest on; who does not come to
   * ask gives the try back to the next.
   */
  enter(): { giveBack(): void } {
    const now = this.#options.now();
    const isProbe = this.#failed >= this.#options.failures;
    if (isProbe && now < this.#restsUntil) throw new LlmFailure('resting');
    if (isProbe) this.#restsUntil = now + this.#options.restMs;
    return {
      giveBack: () => {
        if (isProbe) this.#restsUntil = now;
      },
    };
  }

  succeeded(): void {
    this.#failed = 0;
  }

  failed(): void {
    this.#failed += 1;
    if (this.#failed >= this.#options.failures) this.#rest(this.#options.restMs);
  }

  /** The provider said itself when to come again. */
  rest(ms: number): void {
    this.#failed = Math.max(this.#failed, this.#options.failures);
    this.#rest(Math.min(ms, longestRestMs));
  }

  #rest(ms: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, this.#options.now() + ms);
  }
}

/** Whatever a provider says, it is tried again after a while. */
const longestRestMs = 120_000;
