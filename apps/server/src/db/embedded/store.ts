import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { inDataFolder, openDataFolder } from './data-folder.ts';

export interface Store {
  readonly path: string;
  readonly lock: { release(): void };
  /** `unmarked`: there are files, and nothing says whether their creation was finished. */
  readonly state: 'new' | 'unmarked' | 'complete';
  markComplete(): void;
  /** Never deletes: what looks unfinished to us may be somebody's only copy. Answers with the new name. */
  setAside(): string;
}

const storeOf = (dataDir: string) => join(resolve(dataDir), 'postgres');
/** Inside the folder, so that whoever copies or moves the one has the other with it. */
const markOf = (dataDir: string) => join(storeOf(dataDir), 'fitted.complete');
/** Where it was before. */
const formerMarkOf = (dataDir: string) => join(resolve(dataDir), 'postgres.complete');

const isMarked = (dataDir: string) => existsSync(markOf(dataDir)) || existsSync(formerMarkOf(dataDir));
const isFilled = (path: string) => existsSync(path) && readdirSync(path).length > 0;

export const hasStore = (dataDir: string): boolean => isFilled(storeOf(dataDir)) && isMarked(dataDir);

/** There are files of a database, but nothing says that it was finished. */
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
      markComplete: () => {
        writeFileSync(markOf(dataDir), '');
        rmSync(formerMarkOf(dataDir), { force: true });
      },
      setAside: () => {
        const aside = `${path}.set-aside-${new Date().toISOString().replace(/\D/g, '')}`;
        renameSync(path, aside);
        return aside;
      },
    };
  });
}
