import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { inDataFolder, openDataFolder } from './data-folder.ts';

export interface Store {
  readonly path: string;
  readonly lock: { release(): void };
  /** `unmarked`: there are files, but no marker that their creation was finished. */
  readonly state: 'new' | 'unmarked' | 'complete';
  markComplete(): void;
  /** Renames, never deletes: what looks unfinished to us may be someone's only copy. Returns the new path. */
  setAside(): string;
}

const storeOf = (dataDir: string) => join(resolve(dataDir), 'postgres');
/** Inside the store, so that it is copied and moved along with it. */
const markOf = (dataDir: string) => join(storeOf(dataDir), 'fitted.complete');
/** Its location in older versions. */
const formerMarkOf = (dataDir: string) => join(resolve(dataDir), 'postgres.complete');

const isMarked = (dataDir: string) => existsSync(markOf(dataDir)) || existsSync(formerMarkOf(dataDir));
const isFilled = (path: string) => existsSync(path) && readdirSync(path).length > 0;

export const hasStore = (dataDir: string): boolean => isFilled(storeOf(dataDir)) && isMarked(dataDir);

/** There are database files, but no marker that their creation was finished. */
export const hasUnmarkedStore = (dataDir: string): boolean => isFilled(storeOf(dataDir)) && !isMarked(dataDir);

export function openStore(dataDir: string): Store {
  openDataFolder(dataDir);
  return inDataFolder(dataDir, () => {
    const lock = lockDataDir(dataDir);
    const path = storeOf(dataDir);
    const state = !isFilled(path) ? 'new' : isMarked(dataDir) ? 'complete' : 'unmarked';
    return {
      path,
      lock,
      state,
      markComplete: () =>
        inDataFolder(dataDir, () => {
          writeFileSync(markOf(dataDir), '');
          rmSync(formerMarkOf(dataDir), { force: true });
        }),
      setAside: () => {
        const aside = `${path}.set-aside-${new Date().toISOString().replace(/\D/g, '')}`;
        inDataFolder(dataDir, () => renameSync(path, aside));
        return aside;
      },
    };
  });
}
