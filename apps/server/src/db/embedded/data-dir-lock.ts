import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  /** Start time of the process according to the kernel, if available: a pid alone may have been reused. */
  readonly born: string | null;
}

export class DataDirInUse extends Error {
  constructor(dataDir: string, holder: Holder) {
    super(
      `The data folder ${dataDir} is already in use by process ${holder.pid} on ${holder.host} (since ${holder.since}). ` +
        'Stop that process, or give this one another DATA_DIR. To run several processes, set DATABASE_URL.' +
        // A recreated container has another host name, and we cannot tell whether the old one is still running.
        (isElsewhere(holder)
          ? ` If ${holder.host} is gone for good, delete ${lockPath(dataDir)} and start again.`
          : ''),
    );
  }
}

const lockPath = (dataDir: string) => join(resolve(dataDir), 'lock');
const isElsewhere = ({ host }: Holder) => host !== hostname();

/**
 * Allows one process at a time: the embedded database has no lock of its own, and a second process would lose rows.
 * A lock left by a killed process is recognised by its dead holder and taken over.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const path = lockPath(dataDir);
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    born: bornAt(process.pid),
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!tryLink(draft, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw new DataDirInUse(resolve(dataDir), holder);
      setAside(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => rmSync(path, { force: true }) };
}

export function isDataDirHeld(dataDir: string): boolean {
  const holder = readHolder(lockPath(dataDir));
  return holder !== undefined && isAlive(holder);
}

/** link() fails if the name exists and never exposes a half-written file: creation and content are one atomic step. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** If two processes find the same stale lock, only one wins the rename. It then checks that it moved the lock it had judged. */
function setAside(path: string, judged: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && moved.since !== judged?.since) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(holder: Holder): boolean {
  if (isElsewhere(holder)) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return holder.born === null || holder.born === bornAt(holder.pid);
}

/** Null without /proc, and for a zombie: killed, but not yet reaped by its parent. */
function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in brackets and may contain spaces, so count the fields after it.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : (fields[18] ?? null);
  } catch {
    return null;
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
