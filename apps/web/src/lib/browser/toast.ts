import { createStore, useStore } from './store.ts';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** A button in the toast; `altText` tells screen reader users another way to do the same. */
  readonly action?: { readonly label: string; readonly altText: string; readonly onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

/** A dismissed toast stays known this long, so that its leaving can be seen; the next toast replaces it at once. */
const removeDelayMs = 1_000_000;
export const toastDurationMs = 5000;
/** With a button to reach: five seconds are too few for a keyboard or a switch. */
export const actionDurationMs = 20_000;
export const toastSwipeThresholdPx = 50;

/** At most one at a time. */
const shown = createStore<ShownToast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export function useToast(): ShownToast | null {
  return useStore(shown);
}

/** Shows a toast in place of the current one. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  shown.set({ ...message, id: lastId, isOpen: true });
}

/** Whether words are on screen that the next toast would cut short. */
export const isToastOpen = (): boolean => shown.get()?.isOpen === true;

/** Without an id, whichever is shown. */
export function dismissToast(id = shown.get()?.id): void {
  const current = shown.get();
  if (!current?.isOpen || current.id !== id) return;
  shown.set({ ...current, isOpen: false });
  removal = setTimeout(() => {
    if (shown.get()?.id === id) shown.set(null);
  }, removeDelayMs);
}
