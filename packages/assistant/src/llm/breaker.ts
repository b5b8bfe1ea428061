import { LlmFailure } from './failure.ts';

export interface BreakerOptions {
  /** Consecutive failures before it opens. */
  readonly failures: number;
  readonly restMs: number;
  readonly now: () => number;
}

/**
 * A circuit breaker: after several consecutive failures no call waits for the provider, until a single probe call
 * succeeds. Per process, because it only saves time and protects nothing.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #failed = 0;
  #restsUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /**
   * Throws while open. Once the pause is over, the caller becomes the probe while others still fail; a caller that does
   * not ask after all calls `giveBack` so that the next one can.
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

  /** The provider itself said when to retry. */
  rest(ms: number): void {
    this.#failed = Math.max(this.#failed, this.#options.failures);
    this.#rest(Math.min(ms, maxRestMs));
  }

  #rest(ms: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, this.#options.now() + ms);
  }
}

/** A provider is retried after this time, whatever it says. */
const maxRestMs = 120_000;
