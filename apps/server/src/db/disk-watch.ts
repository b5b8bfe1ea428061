import { statfsSync } from 'node:fs';

export interface DiskWatch {
  /** Nothing more should be written: the database is out of room, or nearly. */
  isFull(): boolean;
  /** A write failed for want of room. */
  reportFull(): void;
}

/** Two files of PostgreSQL's log: without room for the next one it does not fail, it panics. */
const neededBytes = 32 * 1024 * 1024;
const lookEveryMs = 1000;
const believedForMs = 10_000;

/** `folder` is where the embedded database lies; what a server on another disk has left only its errors tell. */
export function createDiskWatch(folder: string | undefined, now: () => number = Date.now): DiskWatch {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isNearlyFull = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    isFull: () => {
      const moment = now();
      if (folder !== undefined && moment - lookedAt >= lookEveryMs) {
        lookedAt = moment;
        isNearlyFull = freeBytes(folder) < neededBytes;
      }
      return isNearlyFull || moment - reportedAt < believedForMs;
    },
    reportFull: () => {
      reportedAt = now();
    },
  };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A file system that does not tell is not a full one.
    return Number.POSITIVE_INFINITY;
  }
}
