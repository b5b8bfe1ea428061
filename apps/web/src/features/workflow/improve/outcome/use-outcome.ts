import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import { saySummary } from '@fitted/resume/summary/say';
import { type SummaryItem, summarise } from '@fitted/resume/summary/summarise';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { Answer } from '../../draft.ts';
import { useDraft } from '../../draft-store.ts';
import { confirmed } from '../questions/questions.ts';
import { textOf } from './review.ts';
import { useReview } from './use-review.ts';

interface Found {
  readonly originalText: string;
  readonly profile: JobProfile;
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly off: readonly string[];
  readonly answers: Readonly<Record<string, Answer>>;
}

export type Outcome = ReturnType<typeof useOutcome>;

/** The outcome of a run with the changes that are on: the resume, its score, and the summary. */
export function useOutcome({ originalText, profile, changes, heldBack, off, answers }: Found) {
  const { language } = useTranslation('workflow-improve');
  const { removedLines } = useDraft();
  const all = useMemo(() => [...changes, ...confirmed(heldBack, answers)], [changes, heldBack, answers]);
  const reviewed = useReview(originalText, profile, all, { off, removedLines });
  const { before, review } = reviewed;
  const held = heldBack.filter(({ verdict }) => verdict === 'held').length;
  const items = summarise({ applied: review.applied, heldBack: held, before, after: review.match });
  const isOpen = ({ code }: SummaryItem) => code === 'missing' || code === 'unplaced';
  // Missing requirements have their own list beside the sheet, with the questions.
  // Above the desk it is said already, unless something is suggested.
  const isSaid = ({ code }: SummaryItem) => code !== 'nothing-changed' && code !== 'nothing-found';
  const isUnplaced = ({ code }: SummaryItem) => code === 'unplaced';
  return {
    ...reviewed,
    summary: saySummary(items, language),
    /** The same, split into what changed and what is left to do. */
    changed: saySummary(
      items.filter((item) => !isOpen(item) && isSaid(item)),
      language,
    ),
    open: saySummary(items.filter(isUnplaced), language),
    text: textOf(review, originalText),
  };
}
