import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { goTo, type TabId, tabIds } from './draft.ts';
import { updateDraft } from './draft-store.ts';

/** Each step is an entry in the browser's history: going back leads to the previous step instead of out of the tool. */
export function useStepHistory(tab: TabId): void {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ tab, key });
  const noted = tabIds.find((id) => id === (state as { readonly step?: unknown } | null)?.step);

  useEffect(() => {
    const last = shown.current;
    shown.current = { tab, key };
    if (noted === tab) return;
    if (tab !== last.tab) {
      // The entry being left is annotated only now: an address that was never moved on from stays as it came.
      void navigate({ pathname, search, hash }, { replace: true, state: { step: last.tab } });
      // Without the anchor, which would scroll the page to it again.
      void navigate({ pathname, search }, { state: { step: tab } });
    } else if (noted && isReturn && key !== last.key) {
      updateDraft((draft) => goTo(draft, noted));
    }
  }, [tab, key, noted, isReturn, navigate, pathname, search, hash]);
}
