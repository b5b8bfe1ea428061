import { createStore } from '../browser/store.ts';
import { onProofRequired } from './client.ts';

/** The question that is open: what it is answered with decides whether the call that waits goes on. */
export const openProof = createStore<((isProven: boolean) => void) | undefined>(undefined);

/** Two calls that ask at once wait for one answer. */
let asked: Promise<boolean> | undefined;

onProofRequired(() => {
  asked ??= new Promise<boolean>((done) => openProof.set(done)).finally(() => {
    openProof.set(undefined);
    asked = undefined;
  });
  return asked;
});
