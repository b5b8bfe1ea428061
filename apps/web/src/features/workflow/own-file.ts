import { createStore, useStore } from '../../lib/browser/store.ts';
import { onSessionEnd } from '../../lib/session/session.ts';

/**
 * The Word file or PDF that a resume was read from. It stays in this page's memory, is uploaded only to be marked, and
 * is never stored.
 */
export interface OwnFile {
  readonly file: File;
  readonly password?: string | undefined;
}

const store = createStore<OwnFile | null>(null);
onSessionEnd((isWish) => {
  if (isWish) store.set(null);
});

export type OwnKind = 'docx' | 'pdf';

/** Undefined for file types that cannot be returned with changes. */
export const ownKindOf = (name: string): OwnKind | undefined =>
  /\.docx$/i.test(name) ? 'docx' : /\.pdf$/i.test(name) ? 'pdf' : undefined;

export const keepOwnFile = (own: OwnFile | null): void => store.set(own && ownKindOf(own.file.name) ? own : null);

export const useOwnFile = (): OwnFile | null => useStore(store, () => null);
