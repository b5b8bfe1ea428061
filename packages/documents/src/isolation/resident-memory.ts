import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Resident memory of a process; undefined on systems without /proc. */
export function residentBytes(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return Number.isFinite(pages) ? pages * pageBytes : undefined;
  } catch {
    return undefined;
  }
}
