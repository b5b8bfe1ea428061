import type { Edit } from '@fitted/contract/edits/edit';
import { useEffect, useRef } from 'react';

/** Calls back with the change that an answer became, once a run has brought it. */
export function useNewLine(edits: readonly Edit[], isReady: boolean, onNew: (edit: Edit) => void): void {
  const known = useRef<ReadonlySet<string>>(null);
  const latest = useRef(onNew);
  latest.current = onNew;
  useEffect(() => {
    if (!isReady) return;
    const before = known.current;
    const told = edits.filter(({ reason }) => reason.code === 'stated-fact').map(keyOf);
    known.current = new Set(told);
    const fresh = before && edits.find((edit) => edit.reason.code === 'stated-fact' && !before.has(keyOf(edit)));
    if (fresh) latest.current(fresh);
  }, [edits, isReady]);
}

// Ids are numbered anew in every run; the words are not.
const keyOf = ({ kind, before, after }: Edit): string => [kind, before, after].join('\n');
