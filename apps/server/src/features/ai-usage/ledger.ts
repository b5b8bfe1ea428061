import type { UsageLedger } from '@fitted/assistant/llm/usage-ledger';
import type { DailyLimits, NewCall } from './allot.ts';
import type { AiUsageRepository, Place } from './repository.ts';

/** Per million tokens, in whatever currency the site is billed in. */
export interface TokenPrices {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

interface Tokens {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export function createUsageLedger(usage: AiUsageRepository, limits: DailyLimits, prices: TokenPrices): UsageLedger {
  const reserve = together((calls: readonly NewCall[]) => usage.reserve(calls, limits));
  return {
    async reserve(call) {
      const place: Place = await reserve(call);
      if ('refused' in place) return place;
      return { settle: (result) => usage.settle(place.id, { ...result, cost: costOf(result, prices) }) };
    },
  };
}

/** Null if unknown: a partial cost would look like the full one. */
export function costOf({ inputTokens, outputTokens }: Tokens, { input, output }: TokenPrices): number | null {
  if (inputTokens === null || outputTokens === null || input === undefined || output === undefined) return null;
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}

/**
 * Runs one batch at a time and collects calls made meanwhile for the next: many concurrent calls use one connection and
 * one lock instead of every connection of the pool.
 */
function together<Item, Result>(run: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  let isRunning = false;

  const takeTurns = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const turn = waiting;
      waiting = [];
      try {
        const results = await run(turn.map(({ item }) => item));
        for (const [index, { resolve, reject }] of turn.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error('no result for one of the turn'));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of turn) reject(error);
      }
    }
    isRunning = false;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void takeTurns();
    });
}
