import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import { reasonCodes } from '@fitted/contract/edits/edit-codes';
import { setAtWork } from '../../lib/api/at-work.ts';
import { draftKey, removeDraft } from '../../lib/browser/draft-key.ts';
import { createStore, useStore } from '../../lib/browser/store.ts';
import { onSessionEnd } from '../../lib/session/session.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** One per browser tab: session storage is not shared, so two tabs do not disturb each other. */
const store = createStore<Draft>(readDraft());

const noteWork = () => setAtWork(store.get().originalText !== null);
if (typeof document !== 'undefined') noteWork();

store.subscribe(() => writeDraft(store.get()));
store.subscribe(noteWork);

// Only a deliberate sign-out clears the draft; if the session ended elsewhere, the person signs in again and goes on.
onSessionEnd((isWish) => {
  if (!isWish) return;
  store.set(emptyDraft);
  removeDraft();
});

export type UpdateDraft = (update: (draft: Draft) => Draft) => void;

export function useDraft(): Draft {
  return useStore(store, () => emptyDraft);
}

export const getDraft = (): Draft => store.get();

export const updateDraft: UpdateDraft = (update) => store.set(update(store.get()));

export const patchDraft = (patch: Partial<Draft>): void => store.set({ ...store.get(), ...patch });

/** Starts over, at the person's request. */
export const forgetDraft = (): void => store.set(emptyDraft);

function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    // Written by this page; a field that an older version did not have takes its default.
    const draft = { ...emptyDraft, ...(stored as Partial<Draft>) };
    return withKnownEdits(isComplete(draft.run) ? draft : { ...draft, run: null });
  } catch {
    return emptyDraft;
  }
}

/** Whether the page can go on from a run that an older version kept; otherwise it runs again. */
function isComplete(run: Draft['run']): boolean {
  return run === null || 'profile' in run.improvement;
}

/** For a reason that there is no longer, the page has no words, and the server refuses the edit. */
function isKnown({ reason }: Edit): boolean {
  return (reasonCodes as readonly string[]).includes(reason.code);
}

function withKnownEdits(draft: Draft): Draft {
  const { run, chat } = draft;
  const isKnownChange = ({ change }: HeldBack) => isKnown(change);
  return {
    ...draft,
    run: run && {
      ...run,
      improvement: {
        ...run.improvement,
        changes: run.improvement.changes.filter(isKnown),
        heldBack: run.improvement.heldBack.filter(isKnownChange),
      },
    },
    chat: chat.map((turn) => (turn.heldBack ? { ...turn, heldBack: turn.heldBack.filter(isKnownChange) } : turn)),
  };
}

function writeDraft(draft: Draft): void {
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage full or forbidden: the draft then lasts only as long as the page.
  }
}
