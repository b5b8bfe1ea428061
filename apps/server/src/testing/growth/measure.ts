import { calls } from './calls.ts';
import { moreShapes, shapes } from './shapes.ts';

export interface Growth {
  /** Processor time for the full length, in milliseconds. */
  readonly ms: number;
  /** 1 if doubling the text doubles the time, 2 if it quadruples it; undefined if the time is negligible. */
  readonly exponent: number | undefined;
}

export const maxExponent = 1.5;
/**
 * Below this, clock, garbage collector and compiler dominate. Quadratic growth that stays below it takes the longest
 * text at most to the child's time limit.
 */
const floorMs = 200;
const floorLength = 20_000;
/** Only calls that seem to grow are measured again; the minimum of several runs is the true cost. */
const tries = 12;

/** How the time of a call grows with a text of one shape. Measures processor time, so other load does not matter. */
export async function measure(call: string, shape: string, length: number): Promise<Growth> {
  const minMs = floorMs * (length / floorLength) ** 2;
  const [run, build] = [calls[call], shapes[shape] ?? moreShapes[shape]];
  if (!run || !build) throw new Error(`there is no ${call} of ${shape}`);
  const costOf = async (characters: number) => {
    const text = build(characters);
    const before = process.cpuUsage();
    await run(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  let [ms, halfMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < tries; turn += 1) {
    ms = Math.min(ms, await costOf(length));
    if (ms < minMs) return { ms, exponent: undefined };
    halfMs = Math.min(halfMs, await costOf(length / 2));
    if (Math.log2(ms / halfMs) <= maxExponent) break;
  }
  return { ms, exponent: Math.log2(ms / halfMs) };
}
