import { calls } from './calls.ts';
import { moreShapes, shapes } from './shapes.ts';

export interface Growth {
  /** Processor time for the whole length, in milliseconds. */
  readonly ms: number;
  /** 1 where twice the text takes twice as long, 2 where it takes four times; undefined where it takes next to nothing. */
  readonly exponent: number | undefined;
}

export const mostExponent = 1.5;
/**
 * Below it the clock, the collector and the compiler are what is measured. A square that stays below it takes the longest text
 * to the limit of its child and not beyond.
 */
const floorMs = 200;
const floorLength = 20_000;
/** Only what seems to grow is measured again; the least of many is what it costs. */
const tries = 6;

/** How the time of a call grows with a text of one shape. Time is the processor's: what else the machine does does not count. */
export async function measure(call: string, shape: string, length: number): Promise<Growth> {
  const leastMs = floorMs * (length / floorLength) ** 2;
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
    if (ms < leastMs) return { ms, exponent: undefined };
    halfMs = Math.min(halfMs, await costOf(length / 2));
    if (Math.log2(ms / halfMs) <= mostExponent) break;
  }
  return { ms, exponent: Math.log2(ms / halfMs) };
}
