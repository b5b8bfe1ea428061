import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that a process of the product writes is for its owner alone. Every entry calls this first. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077);
};

/** The folder cannot be used as it is; the message is a sentence for whoever operates the site. */
export class DataFolderUnusable extends Error {}

const sentences: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write to it',
  EPERM: 'this account may not write to it',
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
};

/** Runs what touches the folder, and says what is wrong with it instead of showing a stack. */
export function inDataFolder<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const because = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    if (!because) throw error;
    throw new DataFolderUnusable(`The data folder ${resolve(dataDir)} cannot be used: ${because}.`, { cause: error });
  }
}

/** Makes the folder if need be, and takes every right on what lies in it from other accounts. */
export function openDataFolder(dataDir: string): void {
  inDataFolder(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  makePrivate(dataDir);
}

/** Of a folder from before this was kept private, or one that was unpacked from an archive. What cannot be mended is named. */
export function makePrivate(dataDir: string): void {
  const refused: string[] = [];
  takeRightsOfOthers(resolve(dataDir), refused);
  if (refused.length === 0) return;
  const more = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
  process.stderr.write(`Other accounts may read ${refused[0]}${more}: it belongs to somebody else.\n`);
}

function takeRightsOfOthers(path: string, refused: string[]): void {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return;
    if ((entry.mode & 0o077) !== 0) chmodSync(path, entry.mode & 0o700);
    if (entry.isDirectory()) for (const name of readdirSync(path)) takeRightsOfOthers(join(path, name), refused);
  } catch (error) {
    // A running database removes files of its own while we look.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') refused.push(path);
  }
}
