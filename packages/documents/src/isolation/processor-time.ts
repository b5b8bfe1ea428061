import { readFileSync } from 'node:fs';

/** /proc reports CPU time in hundredths of a second, whatever the kernel uses internally. */
const tickMs = 10;

/** CPU time used by a process so far; undefined on systems without /proc. */
export function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program name is in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}
