import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Makes every file that this process writes private to its owner. Every entry point calls this first. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077);
};

/** The folder cannot be used as it is. The message is a sentence for the operator. */
export class DataFolderUnusable extends Error {}

const sentences: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write to it',
  EPERM: 'this account may not write to it',
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'it cannot be made there',
};

/** Runs work on the folder and turns file system errors into readable messages. */
export function inDataFolder<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const because = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    if (!because) throw error;
    throw new DataFolderUnusable(`The data folder ${resolve(dataDir)} cannot be used: ${because}.`, { cause: error });
  }
}

/** Creates the folder if necessary and removes other accounts' rights on everything in it. */
export function openDataFolder(dataDir: string): void {
  inDataFolder(dataDir, () => makeFolder(resolve(dataDir)));
  makePrivate(dataDir);
}

/** Node's recursive mkdir never returns where a file system answers ENOENT although the parent exists, as /proc does. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** For folders created by older versions or unpacked from an archive. Warns about what cannot be changed. */
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
    // A running database removes files while we are looking.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') refused.push(path);
  }
}
