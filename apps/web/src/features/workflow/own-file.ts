import { onSessionEnd } from '../../lib/session.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** The Word file that a resume was read from. It stays in this page's memory, is sent only to be marked, and is never stored. */
export interface OwnFile {
  readonly file: File;
  readonly password?: string | undefined;
}

const store = createStore<OwnFile | null>(null);
onSessionEnd((isWish) => {
  if (isWish) store.set(null);
});

export const isWordFile = (name: string): boolean => /\.docx$/i.test(name);

export const keepOwnFile = (own: OwnFile | null): void => store.set(own && isWordFile(own.file.name) ? own : null);

export const useOwnFile = (): OwnFile | null => useStore(store, () => null);
