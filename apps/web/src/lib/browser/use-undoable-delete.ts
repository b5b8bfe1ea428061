import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { departures } from '../session/session.ts';
import { type ToastMessage, toast, useToast } from './toast.ts';

interface UndoableDelete {
  /** Sends the deletion; it must outlive the page (see `deleteKeptAlive`). */
  readonly send: (id: number) => Promise<void>;
  /** Called after it was sent, to reload the list. The row stays hidden until then. */
  readonly onSent: () => Promise<unknown>;
  readonly onFailed: (error: unknown) => void;
}

interface DeleteTexts {
  readonly title: string;
  readonly undo: string;
  /** Tells screen reader users how to undo. */
  readonly undoHint: string;
}

interface Waiting {
  readonly id: number;
  readonly title: string;
  readonly action: NonNullable<ToastMessage['action']>;
}

/**
 * Hides a row at once and deletes it when its toast closes, unless "Undo" was chosen. Nobody can undo after leaving the
 * page, so the deletion is then sent; likewise before signing out, while there is still a session to send it with.
 */
export function useUndoableDelete({ send, onSent, onFailed }: UndoableDelete) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<Waiting | null>(null);
  const shown = useToast();

  const reveal = (id: number) => setHiddenIds((ids) => new Set([...ids].filter((hidden) => hidden !== id)));

  const commit = () => {
    const current = waiting.current;
    waiting.current = null;
    if (!current) return undefined;
    const sending = send(current.id);
    sending.then(onSent, onFailed).finally(() => reveal(current.id));
    return { title: current.title, sending };
  };

  const followToast = useEffectEvent((action: ToastMessage['action'] | undefined) => {
    if (waiting.current?.action !== action) commit();
  });
  useEffect(() => followToast(shown?.isOpen ? shown.action : undefined), [shown]);

  const leave = useEffectEvent(() => {
    const sent = commit();
    // The toast outlives the page, but without its button, because it is too late to undo.
    if (sent) toast({ title: sent.title });
    return sent?.sending;
  });
  useEffect(() => {
    const onLeave = () => leave();
    departures.add(onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      departures.delete(onLeave);
      window.removeEventListener('pagehide', onLeave);
      void leave();
    };
  }, []);

  const remove = (id: number, { title, undo, undoHint }: DeleteTexts) => {
    commit();
    const onSelect = () => {
      waiting.current = null;
      reveal(id);
    };
    const action = { label: undo, altText: undoHint, onSelect };
    waiting.current = { id, title, action };
    setHiddenIds((ids) => new Set([...ids, id]));
    toast({ title, action });
  };

  return { hiddenIds, remove };
}
