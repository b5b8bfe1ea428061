import type { Improvement } from '@fitted/contract/assistant/assistant';
import { useDraft } from '../../draft-store.ts';
import { runKey } from '../outcome/run-key.ts';
import { useKeptOutcome } from '../outcome/use-kept-outcome.ts';
import { useOutcome } from '../outcome/use-outcome.ts';

/** Applies changes that were found while another step was open to the resume there, too. */
export function CarriedChanges() {
  const draft = useDraft();
  const { run, improvedFor, originalText } = draft;
  const key = runKey(draft);
  if (!run || run.key !== key || improvedFor === key || !originalText) return null;
  return <Carry found={run.improvement} originalText={originalText} />;
}

interface CarryProps {
  readonly found: Improvement;
  readonly originalText: string;
}

function Carry({ found: { profile, changes, heldBack }, originalText }: CarryProps) {
  const { off, answers } = useDraft();
  useKeptOutcome(useOutcome({ originalText, profile, changes, heldBack, off, answers }), true);
  return null;
}
