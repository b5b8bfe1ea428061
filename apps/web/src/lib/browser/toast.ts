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

/** A dismissed toast is kept this long, so that its exit can be shown; the next toast replaces it at once. */
const removeDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;

/** At most one at a time. */
const shown = createStore<ShownToast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export function useToast(): ShownToast | null {
  return useStore(shown);
}

/** Shows a toast, replacing the current one. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  shown.set({ ...message, id: lastId, isOpen: true });
}

/** Whether a toast is visible that the next one would cut short. */
export const isToastOpen = (): boolean => shown.get()?.isOpen === true;

/** Dismisses news that the person has passed by: not a failure, nor what offers to do something. */
export function dismissNews(): void {
  const current = shown.get();
  if (current && !current.action && current.variant !== 'destructive') dismissToast(current.id);
}

/** Without an id, dismisses whichever is shown. */
export function dismissToast(id = shown.get()?.id): void {
  const current = shown.get();
  if (!current?.isOpen || current.id !== id) return;
  shown.set({ ...current, isOpen: false });
  removal = setTimeout(() => {
    if (shown.get()?.id === id) shown.set(null);
  }, removeDelayMs);
}
