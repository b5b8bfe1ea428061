import { createStore } from '../browser/store.ts';
import { onProofRequired } from './client.ts';

/** The open question; its answer decides whether the waiting call continues. */
export const openProof = createStore<((isProven: boolean) => void) | undefined>(undefined);

/** Concurrent calls wait for the same answer. */
let asked: Promise<boolean> | undefined;

onProofRequired(() => {
  asked ??= new Promise<boolean>((done) => openProof.set(done)).finally(() => {
    openProof.set(undefined);
    asked = undefined;
  });
  return asked;
});
