import type { Edit } from '@fitted/contract/edits/edit';
import { loweringEdits, type ScoredWith } from '@fitted/resume/match/lowering-edits';
import type { Match } from '@fitted/resume/match/match';
import { useLayoutEffect } from 'react';
import { getDraft, patchDraft } from '../../draft-store.ts';
import { changeKey } from '../changes/change-key.ts';

interface Found {
  readonly subject: ScoredWith;
  readonly edits: readonly Edit[];
  readonly before: Match;
}

/** Switches off changes that lower the score, once each: a change that was switched back on stays on. */
export function useLoweringOff({ subject, edits, before }: Found, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return;
    const { lowering, off } = getDraft();
    const fresh = loweringEdits(subject, edits, before)
      .map(changeKey)
      .filter((key) => !lowering.includes(key));
    if (fresh.length > 0) patchDraft({ lowering: [...lowering, ...fresh], off: [...new Set([...off, ...fresh])] });
  }, [subject, edits, before, isReady]);
}
