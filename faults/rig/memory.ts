import { readdirSync, readFileSync } from 'node:fs';

const pageKb = 4;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly residentKb: number;
  readonly cpuMs: number;
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so fields are counted from after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, residentKb] = [Number(fields[1]), Number(fields[21]) * pageKb];
    return [{ pid, parent, residentKb, cpuMs: (Number(fields[11]) + Number(fields[12])) * 10 }];
  } catch {
    return [];
  }
}

/** A process and all its descendants. */
function familyOf(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const family = new Set([root]);
  // In a list by pid, children nearly always come after their parents; the second pass catches the rest.
  for (let look = 0; look < 2; look += 1) for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  return all.filter(({ pid }) => family.has(pid));
}

/** Resident memory of a process and all its descendants; shared memory counts once for each. */
export const residentMb = (root: number): number =>
  familyOf(root).reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024;

/** CPU time of a process and its running descendants. */
export const familyCpuMs = (root: number): number => familyOf(root).reduce((sum, { cpuMs: ms }) => sum + ms, 0);

export interface MemoryWatch {
  readonly samples: number[];
  stop(): number;
}

/** Measures repeatedly; `stop` returns the highest value. */
export function watchMemory(root: number, everyMs = 50): MemoryWatch {
  const samples: number[] = [residentMb(root)];
  const timer = setInterval(() => samples.push(residentMb(root)), everyMs);
  return {
    samples,
    stop: () => {
      clearInterval(timer);
      return Math.max(...samples);
    },
  };
}

/** CPU time of one process so far. */
export function cpuMs(pid: number): number {
  const [process] = readProcess(pid);
  if (!process) throw new Error(`there is no process ${pid}`);
  return process.cpuMs;
}
