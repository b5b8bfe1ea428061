import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for whoever reads /proc, whatever its kernel does inside. */
const TICK_MS = 10;

/** What a process has used of the processor so far; undefined where the system does not tell it as a file. */
export function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
