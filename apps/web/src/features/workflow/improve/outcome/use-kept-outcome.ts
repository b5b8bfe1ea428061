import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { hasRevision } from '../../current-resume.ts';
import type { Draft } from '../../draft.ts';
import { getDraft, updateDraft } from '../../draft-store.ts';
import { takeOutcome } from './accept-improvement.ts';
import { runKey } from './run-key.ts';

interface Outcome {
  readonly text: string;
  readonly summary: readonly string[];
}

/** Long enough for a switch to be drawn, too short to be noticed. */
const settleMs = 150;

/**
 * A change that is on is in the resume: what the desk shows is what the chat and the file continue with, however the
 * person leaves the desk. A chat revision of an earlier state is replaced only when a change is switched, and can be
 * restored.
 */
export function useKeptOutcome({ text, summary }: Outcome, isReady: boolean): void {
  const { t } = useTranslation('workflow');
  const kept = useRef<Draft>(null);
  const words = { title: t('chatReplaced.title'), description: t('chatReplaced.text') };
  const undo = { label: t('startedOver.undo'), altText: t('startedOver.undoAlt') };
  const latest = useRef({ words, undo });
  latest.current = { words, undo };

  const pending = useRef<() => void>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the summary changes only with the text
  useLayoutEffect(() => {
    pending.current = null;
    if (!isReady) return;
    const draft = getDraft();
    const isFirst = draft.improvedFor !== runKey(draft);
    const before = kept.current ?? draft;
    kept.current = draft;
    if (!isFirst && draft.improvedText === text) return;
    const isRevised = hasRevision(draft.chat);
    if (isFirst && isRevised) return;
    const take = () => {
      pending.current = null;
      updateDraft((current) => takeOutcome(current, text, summary));
      kept.current = getDraft();
      if (!isRevised) return;
      const { words: said, undo: back } = latest.current;
      toast({ ...said, action: { ...back, onSelect: () => updateDraft(() => before) } });
    };
    if (isFirst) return take();
    // The switch itself is drawn first; leaving before then still takes the outcome along.
    pending.current = take;
    const timer = setTimeout(take, settleMs);
    return () => clearTimeout(timer);
  }, [isReady, text]);
  useLayoutEffect(() => () => pending.current?.(), []);
}
