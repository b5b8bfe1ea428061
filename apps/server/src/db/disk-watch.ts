import { statfsSync } from 'node:fs';

export interface DiskWatch {
  /** Nothing more should be written: the disk is full, or nearly so. */
  isFull(): boolean;
  /** Report that a write failed because the disk is full. */
  reportFull(): void;
}

/** Two WAL segments: without room for the next one PostgreSQL does not fail the query, it panics. */
const neededBytes = 32 * 1024 * 1024;
const lookEveryMs = 1000;
const believedForMs = 10_000;

/** `folder` holds the embedded database. For a separate database server, only its errors reveal a full disk. */
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
    // If the file system does not report free space, assume there is some.
    return Number.POSITIVE_INFINITY;
  }
}
