import { type Ask, ask } from './client.ts';
import { pause } from './product.ts';

export interface Sample {
  readonly name: string;
  /** 0 when the connection was refused or cut. */
  readonly status: number;
  readonly ms: number;
  /** When the answer arrived, by `performance.now()`. */
  readonly at: number;
  readonly text: string;
}

export type Named = Ask & { readonly name: string };

export interface Traffic {
  readonly samples: Sample[];
  /** Lets requests in progress finish. */
  stop(): Promise<void>;
}

/** Visitors who make one request after the other until told to stop. */
export function startTraffic(
  url: string,
  { visitors, pauseMs = 0 }: { readonly visitors: number; readonly pauseMs?: number },
  next: (visitor: number, turn: number) => Named,
): Traffic {
  const samples: Sample[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const wanted = next(visitor, turn);
      const startedAt = performance.now();
      const { status, text } = await ask(url, wanted).catch((error: Error) => ({ status: 0, text: error.message }));
      const at = performance.now();
      // Long answers are not kept: in ten minutes they would add up to gigabytes.
      samples.push({ name: wanted.name, status, ms: at - startedAt, at, text: text.length < 2000 ? text : '' });
      // A visitor who is turned away tries again, but not immediately.
      if (status === 0 || status === 503) await pause(20);
      else if (pauseMs) await pause(pauseMs);
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    samples,
    stop: async () => {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

/** The value that the fraction `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const countStatuses = (samples: readonly Sample[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of samples) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
